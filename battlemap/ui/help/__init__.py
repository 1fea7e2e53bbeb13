"""Help: the welcome, the tour of one turn, the manual and its reader, the sheet of keys, what is this.

Its texts are Markdown in `assets/help`, a folder for each language; keys and menus in them are filled in from the window's own
actions (`naming`), so that they are never wrong.  Not here: why a number is what it is; each card tells that itself.
"""

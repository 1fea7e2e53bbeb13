"""What the user may set: the dialog (`dialog`), its pages, every key (`keys`), and what takes effect how (`effects`).

Settings themselves are kept in `ui.settings`; who uses one asks there.
"""

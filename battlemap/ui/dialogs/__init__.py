"""What opens in front of the map and goes away again: starting a fight, a token's form, conditions, keys, history.

In front of a modal dialog nothing else happens; Esc leaves each of them with nothing changed.  Signatures, for the window:

    NewFightDialog(session, parent)             an empty map or a map file; on accept the session has opened it
    ImportDialog(session, path, parent)         a picture wants its squares counted, a map file says what was found
    TokenDialog(session, parent, token_id="")   edit one; without an id add one or many (`at=(x, y)`: around there)
    ConditionsDialog(session, ids, parent)      give, take, for how long
    ShortcutSheet(actions, parent)              F1: every key, from the window's own QActions
    CommandPalette(actions, parent)             Ctrl+K: every QAction by name
    HistoryDialog(session, parent)              not modal: every step, walk to any
    AboutDialog(parent)

Not here: the small cards on the map (`panel`), what a field may hold (`encounter.tables` reads it).
"""

"""Which picture stands beside each entry of the menus, by the action's name (`keys.name_of`).

Not here: entries that are given theirs where they are made (tools, undo, what is in the tool strip), toggles, which have a check
mark there, and those that are one of many alike (languages, own rolls).
"""

PICTURES = {
    "FileActions.new_fight": "new", "FileActions.open": "open", "LibraryActions.open": "library",
    "LibraryActions.keep_map": "save", "backups": "history", "FileActions.import_": "import",
    "FileActions.import_pack": "import", "FileActions.open_sample": "swords", "FileActions.save_as": "save",
    "FileActions.duplicate": "duplicate", "FileActions.copy_fight": "duplicate", "ExportActions.picture": "picture",
    "ExportActions.universal_vtt": "export", "ExportActions.scenario": "export", "ExportActions.log": "list",
    "ExportActions.print_": "print", "MainWindow.close": "quit",
    "Actions.history": "history", "edit_token": "edit", "PictureDrops.paste": "picture", "conditions": "poisoned",
    "Actions.remove_tokens": "remove", "Actions.enter_damage": "heart",
    "Actions.turn_tokens_-45": "turn_left", "Actions.turn_tokens_45": "turn_right", "Actions.select_all": "select_all",
    "Notice.overrule": "overrule",
    "encounters_save_selected": "save", "party_take_home": "heart", "BestiaryActions.make": "add_token",
    "BestiaryActions.keep_selected": "save",
    "Actions.begin_surprised": "surprised", "Actions.next_turn": "end_turn", "Actions.next_kind": "boot",
    "do_c_EndEncounter": "end_fight",
    "DiceMode.next": "right",
    "Actions.fall": "fall", "Actions.marching": "march", "move_party": "travel",
    "Actions.line_up": "march", "Actions.rest": "rest", "Actions.travel": "travel", "Actions.house_rules": "rules",
    "TokenActions.to_card": "right", "go": "right", "go_2": "left", "zoom_by": "zoom_in", "zoom_by_2": "zoom_out",
    "ViewActions.toggle_full": "full", "MainWindow.reset_layout": "layout",
    "PlayerActions.choose_curtain": "picture", "PlayerActions.bare_curtain": "curtain", "PlayerActions.toggle_picture": "picture",
    "PlayerActions.show_what_i_see": "eye", "Placing.nudge_-1_0": "left",
    "Placing.nudge_1_0": "right", "Placing.nudge_0_-1": "up", "Placing.nudge_0_1": "down", "Placing.zoom_1.25": "zoom_in",
    "Placing.zoom_0.8": "zoom_out", "Choices.turn": "turn_right",
    "HelpActions.open_manual": "book", "HelpActions.start_tour": "begin", "HelpActions.welcome": "info",
    "Actions.shortcuts": "keyboard", "Actions.palette": "search", "Actions.about": "info",
}  # fmt: skip

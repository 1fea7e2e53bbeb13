"""The map and the fight for others: pictures (PNG, WebP, PDF, SVG), printed pages, Universal VTT, a scenario, the log.

Here: which map is shown to whom (`studio`, `views`: the game master's, or one made of a `PlayerView` alone), what lies where on
a picture (`frame`, `sheet`) or on pages of paper (`paper`, `pages`), the files (`files`, `png_rows`, `printing`, `text_files`),
long work in small steps (`steps`), the dialogs and the menu (`actions`), the command line's pictures (`headless`).  Not here:
how anything on the map looks (`canvas`, `player`), the formats of other programs (`exporters`).

    drawn = run_to_end(Studio(state, ruleset, pictures).drawn(look, palette()))
    sheet = Sheet(drawn, Frame(whole(state.scene), px=140), look, palette())
    run_to_end(written(sheet, Order(path, "png")))
"""

"""The library: all fights and maps as cards, and a party's way from one to the next.

    shelf       which files there are            summary     what is told of one
    thumbnail   its picture, small               kept        summaries and thumbnails in the user's cache
    reading     making them beside the window    model       the list behind the cards, found and sorted
    card        how a card looks                 pane        cards, search, order: for whichever dialog wants them
    dialog      the library                      files       renaming, copying, throwing away
    maps        maps started, laid below, kept   starting    the small dialogs for that
    journey     a party moved, file by file      moving      asking who goes where
    actions     all of it by menu and key

A map is a fight without creatures that has not begun.  Not here: what leaving and arriving mean (`encounter.deciding.journeys`).
"""

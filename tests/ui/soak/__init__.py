"""A long night at the table, played by nobody: thousands of commands with the window open, and what grows meanwhile.

    python -m tests.ui.night --commands 20000       the whole night, with a table at its end
    pytest -m soak tests/ui/soak                    the same as a test

`ears` hears every warning and fault, `figures` counts what there is, `hands` makes the gestures, `table` plays the night.
"""

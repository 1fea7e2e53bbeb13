"""Windows that ask something and go away: tokens, conditions, maps, dice, help.  Esc cancels each of them and costs nothing."""

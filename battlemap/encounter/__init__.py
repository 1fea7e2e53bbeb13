"""A fight in motion: commands -> `decide` -> events -> `apply` -> state; the `Document` keeps the history.

Here also: dice, questions, what the players may know (`view`), scenario files.  Not here: edition names (a
`find_ruleset` is given), disk, Qt. """

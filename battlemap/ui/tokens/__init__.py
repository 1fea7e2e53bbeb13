"""The list of all tokens: what the map shows, in words, for keyboards and screen readers.  `told` is one token's sentence,
`model` and `pane` the table, `actions` its dock, its key and the way from one part of the window to the next."""

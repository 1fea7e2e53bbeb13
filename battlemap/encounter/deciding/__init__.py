"""How each command is decided, one module per family.  A decider takes a `Turnover` and its command, and returns an answer or a
`Refusal`; what it emits counts only when it does not refuse."""

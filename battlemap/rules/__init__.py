"""What is legal, what it costs and why: pure answers on frozen values.

Here: `ruleset` (the record of policies), `space` (a scene read into geometry), `standing` (what conditions do),
`movement`, `threat`, `cover`, `sight`, `attacks`, `harm`, `turns`, `areas` and the `policies/` rulesets are composed
of.  Not here: edition names (`rulesets`), events and commands (`encounter`), disk, Qt. """

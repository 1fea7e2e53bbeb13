"""Named policies, each a small function or table; a ruleset is a list of them.  No policy knows which ruleset uses it."""

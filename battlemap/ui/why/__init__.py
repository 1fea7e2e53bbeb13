"""Why a number is what it is: on hovering and by a key, term by term, in the ruleset's words.

    explain(label, lambda: armour_why(session, token_id))       a widget's number
    explain_at(view.viewport(), lambda at: log_why(...))        a number drawn at a place of it

Here: the small window that shows a sum, who is asked for one, the words.  Not here: the sums themselves (`rules.sums`, the rules'
rulings, the history).
"""

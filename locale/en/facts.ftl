### Facts of a table that cannot all be true: refusal-<code>, and the facts' names inside a sentence.

refusal-fact-out-of-range = Here { $fact } is a number from { $least } to { $most }, not { $came }.
refusal-no-such-seat-in-hand = In this hand are seats { $seats }, not { $came }.

## The names of facts

fact-behind = the stack
fact-raise_by = the size of a raise
fact-price = the bet
fact-staked = what is in already
fact-pot = the pot
fact-chip = the smallest chip

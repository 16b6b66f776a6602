### Names that guests choose: refusal-<code>.

refusal-name-blank = This name cannot be seen. Choose one with letters.
refusal-name-marks = A letter of a name has { $most } marks at most. Choose a name without the others.
refusal-name-of-role = “{ $name }” is what the staff of a card room are called. Choose another name.
refusal-name-of-house = “{ $name }” is a computer player's name. Choose another name, or add to it.
refusal-name-like = “{ $name }” looks like “{ $other }”, who is in this room. Choose another name, or add to it.
# Separated by " | "; nobody but staff is called so.
names-of-roles = director | tournament director | TD | floor | floor person | dealer | cashier | staff | host | house | house player | computer player | admin | administrator | moderator | RuleOne

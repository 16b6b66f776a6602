### Names that guests choose: refusal-<code>.

refusal-name-blank = This name is invisible. Choose one with letters.
refusal-name-marks = A letter may carry at most { $most } marks. Choose a name with fewer.
refusal-name-of-role = “{ $name }” is a staff title. Choose another name.
refusal-name-of-house = “{ $name }” is a computer player's name. Choose another name, or add to it.
refusal-name-like = “{ $name }” looks too much like “{ $other }”, who is in this room. Choose another name, or add to it.
# Separated by " | "; nobody but staff is called so.
names-of-roles = director | tournament director | TD | floor | floor person | dealer | cashier | staff | host | house | house player | computer player | admin | administrator | moderator | RuleOne

### The way in: frames that could not be read, rates, the room stopping, newcomers' names.

refusal-frame-binary = That came as bytes. The room reads text: one JSON object a frame.
refusal-frame-too-large = That was { $came } bytes. The room reads up to { $expected } bytes at a time.
refusal-frame-too-deep = That was nested { $came } deep. The room reads up to { $expected } levels.
refusal-frame-not-json = That is no JSON ({ $came }). Expected one object with an id and what to do.
refusal-frame-not-understood = At { $at }, { $expected ->
        [known-field] a known field
        [known-type] a known type
        [number] a number
        [command] a command
       *[other] { $expected }
    } was expected and { $came ->
        [nothing] nothing
        [out-of-range] a number out of range
        [another] something else
       *[other] { $came }
    } came.
refusal-number-too-large = At { $at }, the number { $came } is too large. The largest is { $expected }.
refusal-text-too-long = At { $at }, the text has { $came } characters. Expected: { $expected }.
refusal-list-too-long = At { $at }, the list has { $came } entries. It may have { $expected }.
refusal-too-fast = Too many commands at once: nothing was done with this one. Wait a moment and send it again.
refusal-too-many-newcomers = Too many newcomers from your address at once: nothing was done with this. Wait a moment and send it again.
refusal-too-many-connections = You have { $came } pages of this room open. Close one of them, then reload.
refusal-room-full = The room holds { $expected } connections, and all are taken. Try again in a minute.
refusal-no-such-rule = The rulebook has no such rule.
refusal-no-such-edition = There is no such edition of the rules.
refusal-no-session = The room does not know you yet. Open its front page first, and let it set its cookie.
refusal-room-stopped = The room has stopped because it cannot write its journal. It is not certain that this was done: ask again when the room is back.
refusal-room-closed = The room is being closed. Nothing was done with this; ask again when it is open.
refusal-fault = The room could not do that because of a mistake of its own. Nothing was changed; the mistake is in its log.

web-unknown-host = This room does not answer to that name. Open it by its address, or start it with --name and the name it should answer to.
web-other-site = This request came from a page of another site, and nothing was done with it.
web-nothing-here = There is nothing here.
web-no-pages = The room is open, but its pages are not built. In a source tree, `make run` builds them; an installed RuleOne brings them along.
web-no-help = The room is open, but its help is not built. In a source tree, `make docs` builds it; an installed RuleOne brings it along.
web-too-many-newcomers = Too many newcomers from your address at once. Wait a moment, then reload.
web-no-cookies = This browser kept no cookie, and a link needs one. Allow cookies for this address, then open the link again.

newcomer-name = { $epithet } { $animal }
newcomer-epithets = Quiet, Lucky, Patient, Bold, Amber, Gentle, Clever, Silver, Swift, Steady, Sunny, Velvet, Northern, Merry, Curious, Copper, Early, Mellow, Brave, Misty, Nimble, Golden, Wandering, Cheerful
newcomer-animals = Heron, Fox, Otter, Owl, Badger, Falcon, Hare, Lynx, Magpie, Wolf, Dolphin, Raven, Robin, Panda, Tiger, Crane, Swan, Marten, Seal, Finch, Kestrel, Beaver, Stag, Turtle

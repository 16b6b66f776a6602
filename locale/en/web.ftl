### The way in: frames that could not be read, rates, the room stopping, newcomers' names.

refusal-frame-binary = This message was binary. Send text: one JSON object per message.
refusal-frame-too-large = This message has { $came } bytes; the maximum is { $expected }.
refusal-frame-too-deep = This message is nested { $came } deep; the maximum is { $expected }.
refusal-frame-not-json = This message is not JSON ({ $came }). Send one object with an id and a command.
refusal-frame-not-understood = At { $at }: expected { $expected ->
        [known-field] a known field
        [known-type] a known type
        [number] a number
        [command] a command
       *[other] { $expected }
    }, got { $came ->
        [nothing] nothing
        [out-of-range] a number out of range
        [another] something else
       *[other] { $came }
    }.
refusal-number-too-large = At { $at }: the number { $came } is too large; the maximum is { $expected }.
refusal-text-too-long = At { $at }: the text has { $came } characters; the maximum is { $expected }.
refusal-list-too-long = At { $at }: the list has { $came } entries; the maximum is { $expected }.
refusal-too-fast = Too many commands at once: this one was ignored. Wait a moment and send it again.
refusal-too-many-newcomers = Too many new visitors from your address at once: this was ignored. Wait a moment and try again.
refusal-too-many-connections = You have { $came } pages of this room open. Close one of them, then reload.
refusal-room-full = The room is full: it has { $expected } connections. Try again in a minute.
refusal-no-such-rule = The rulebook has no such rule.
refusal-no-such-edition = There is no such edition.
refusal-no-session = The room does not know you yet. Open its front page first and accept its cookie.
refusal-room-stopped = The room has stopped because it cannot write its journal. This may or may not have been done: check when the room is back.
refusal-room-closed = The room is closing. Nothing was done; try again when it is open.
refusal-fault = The room could not do this because of an internal error. Nothing was changed; see the room's log.

web-unknown-host = This room does not have that name. Open it by its address, or start it with --name and the name.
web-other-site = This request came from another site and was ignored.
web-nothing-here = Page not found.
web-no-pages = The room is open, but its pages are not built. In a source tree, run `make run`; an installed RuleOne includes them.
web-no-help = The room is open, but its help is not built. In a source tree, run `make docs`; an installed RuleOne includes it.
web-too-many-newcomers = Too many new visitors from your address at once. Wait a moment, then reload.
web-no-cookies = This browser did not accept a cookie, and a link needs one. Allow cookies for this address, then open the link again.

newcomer-name = { $epithet } { $animal }
newcomer-epithets = Quiet, Lucky, Patient, Bold, Amber, Gentle, Clever, Silver, Swift, Steady, Sunny, Velvet, Northern, Merry, Curious, Copper, Early, Mellow, Brave, Misty, Nimble, Golden, Wandering, Cheerful
newcomer-animals = Heron, Fox, Otter, Owl, Badger, Falcon, Hare, Lynx, Magpie, Wolf, Dolphin, Raven, Robin, Panda, Tiger, Crane, Swan, Marten, Seal, Finch, Kestrel, Beaver, Stag, Turtle

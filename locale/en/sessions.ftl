### What a role link opens, which browsers hold a role, and the way out.

links-many = any number of browsers
links-one = one browser
links-browsers = Opens
links-time = How long it opens
links-for-15 = for 15 minutes
links-for-60 = for an hour
links-for-1440 = for a day
links-for-10080 = for a week
links-for-ever = until revoked
links-once-one = This address is shown once. The first browser that opens it has the role; after that it opens nothing more.
links-opens-one = opens one browser
links-opened-one = one browser has opened it
links-opens-until = opens until { $time }
links-over = no longer opens

browsers-title = Browsers with a role
browsers-about = Each came by a role link. Ending one takes its roles at once; the link may open another.
browsers-none = No browser has a role.
browsers-unknown = unknown browser
browsers-this = this browser
browsers-since = since { $time }
browsers-open = open now
browsers-seen = last seen { $time }
browsers-end = End
browsers-end-named = End { $browser }, { $name }
browsers-end-title = End this browser?
browsers-end-text = { $name }, { $browser }: its roles are gone at once, and the room no longer knows it. A link that opens more browsers would let it in again: revoke that too.
browsers-again = Look again
sign-out = Sign out
sign-out-text = This browser becomes a stranger's. Your name, your seat and your roles cannot be had again from here; a role needs a new link.
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-text = The same for all your browsers that the room knows: { $count }.
name-choose = Choose a name

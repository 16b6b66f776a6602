### Staff links, the browsers that hold a role, and signing out.

links-many = any number of browsers
links-one = one browser
links-browsers = For
links-time = Valid
links-for-15 = for 15 minutes
links-for-60 = for an hour
links-for-1440 = for a day
links-for-10080 = for a week
links-for-ever = until revoked
links-qr = QR code of the staff link
links-once-one = This address is shown only once. It gives the role to the first browser that opens it, and then stops working.
links-opens-one = for one browser
links-opened-one = one browser has opened it
links-opens-until = valid until { $time }
links-over = no longer valid

browsers-title = Browsers with a role
browsers-about = Each got its role from a staff link. Ending a browser removes its roles at once; the link may let in another.
browsers-none = No browser has a role.
browsers-unknown = unknown browser
browsers-this = this browser
browsers-since = since { $time }
browsers-open = open now
browsers-seen = last seen { $time }
browsers-end = End
browsers-end-named = End { $browser }, { $name }
browsers-end-title = End this browser?
browsers-end-text = { $name }, { $browser }: it loses its roles at once, and the room forgets it. A link for several browsers would let it in again: revoke that too.
browsers-again = Refresh
sign-out = Sign out
sign-out-text = This browser loses your name, your seat and your roles. You cannot get them back here; a role needs a new link.
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-text = The same for all your browsers in this room: { $count }.
name-choose = Choose a name

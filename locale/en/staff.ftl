# Staff: named people who sign in by a PIN, at their own device or at a shared one.

refusal-pin-form = A PIN has { $least } to { $most } digits, and nothing else. Yours has { $came } characters. Choose another one.
refusal-pin-easy = This PIN is too easy to guess: its digits are all the same or in a row. Choose another one.
refusal-pin-same = The new PIN is the one you have. Choose another one.
refusal-pin-wrong = The name or the PIN is wrong. Try again.
refusal-pin-wait =
    { $seconds ->
        [one] There were too many wrong PINs. Wait { $seconds } second, then try again.
       *[other] There were too many wrong PINs. Wait { $seconds } seconds, then try again.
    }
refusal-staff-unknown = This person is not in the staff. Choose a person from the list.
refusal-staff-none = Nobody is in the staff yet. Add a person first, with a PIN.
refusal-staff-no-browser = Staff sign in with a browser. A program needs a token.
refusal-too-many-staff = The staff has { $most } people, the maximum. Remove one first.
refusal-too-many-devices = Staff use { $most } devices, the maximum. Make one an ordinary browser first.
refusal-device-unknown = This browser is not a staff device. Reload the page and look at the list of devices.
refusal-idle-minutes = Shared devices lock after 1 to { $most } minutes. You entered { $came }.
refusal-staff-roles = A person of the staff has 1 to { $most } roles. You chose { $came }.
refusal-staff-role = Staff can be director, floor, dealer or cashier. Choose one of these roles.
refusal-staff-dealer-needs-table = A dealer works at one table: choose the tournament and the table.
refusal-name-of-staff = The director sets the names of the staff. Ask a director to change yours.

staff-title = Staff
staff-about = Each person signs in with a PIN, and the record names them in everything they do. Links go on working on other browsers.
staff-none = Nobody is in the staff yet.
staff-add = Add person
staff-change = Change
staff-save = Save
staff-remove = Remove
staff-role-more = Another tournament
staff-role-less = Not this tournament
staff-remove-title = Remove { $name }?
staff-remove-text = { $name } is signed out everywhere. Their acts stay on record.
staff-name = Name
staff-pin = PIN
staff-pin-new = New PIN
staff-pin-hint = { $least } to { $most } digits. The room keeps only a hash of it, so nobody can look it up.
staff-pin-back = Delete
staff-pin-give = Sign in
staff-devices = Devices
staff-devices-about = A shared device asks “Who are you?” after this time without use. Links opened on it give no role while it is shared.
staff-devices-of =
    { $count ->
        [one] signed in on { $count } device
       *[other] signed in on { $count } devices
    }
staff-idle = Lock after (min)
staff-idle-set = Set time
staff-share = Share this device
staff-share-title = Share this device?
staff-share-text = It locks now and asks who you are. Then only people of the staff can use it, each with a PIN.
staff-unshare = Stop using
staff-unshare-title = Stop using it for staff?
staff-unshare-text = The person who is signed in there is signed out. Links opened on it give their roles again.
staff-device-shared = shared
staff-device-own = one person's own
staff-locked = Locked
staff-lock = Lock
staff-signed-in = Signed in as { $name }
staff-who = Who are you?
staff-another = Another person
staff-nobody = Nobody of the staff has signed in on this device.
staff-sign-in = Staff sign-in
staff-sign-in-text = For people of the staff. A director adds you in the settings and gives you a PIN.
staff-own-pin = Change my PIN
staff-own-pin-text = You stay signed in here, and are signed out on your other devices.
staff-pin-present = Current PIN
staff-pin-again = New PIN again
staff-pin-differs = The two new PINs differ. Enter the same PIN twice.
staff-pin-set = Change PIN
staff-pin-changed = Your PIN is changed. Use the new one from now on.
staff-own-device = This is my own device. Keep me signed in

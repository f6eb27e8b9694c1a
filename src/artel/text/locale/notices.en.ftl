### What people are written who are away

mail-turn-subject = { $tables ->
    [one] Your turn: { $game }
   *[other] Your turn at { $tables } tables
}
mail-turn-hello = Hello, { $name }!
mail-turn-line = { $game } waits for you. You play with { $names }:
mail-turn-why = You get this letter because you asked for it. No more of them:
push-turn-body = The table waits for you.
mail-confirm-subject = Is this your address?
mail-confirm-text = Hello, { $name }!

    Somebody, most likely you, wants notices from Artel at { $site } to be sent to this address. If that is right, follow this link within a day:

    { $link }

    If not, do nothing: you will not hear from us again.
mail-reset-subject = A new password
mail-reset-text = Hello, { $name }!

    Somebody, most likely you, has asked for a new password of your account at Artel ({ $site }). Follow this link within a day to set it:

    { $link }

    It works once. Give it to nobody. If you have asked for nothing, do nothing: your password stays as it is.

admin-vapid = # The key for notices in browsers. Keep it secret, and keep it: with another one all browsers have to be asked anew.

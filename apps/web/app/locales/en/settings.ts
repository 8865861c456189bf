export default {
  'settings.title': 'Settings',
  'settings.loading': 'Loading your settings',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.saved': 'Saved',
  'settings.discard': 'Discard',
  'settings.unsaved': 'Not saved yet',

  'settings.account': 'Name and link',
  'settings.first_name': 'First name',
  'settings.last_name': 'Last name',
  'settings.slug': 'Your link',
  'settings.slug_hint': 'Your pages live under {address}.',
  'settings.slug_checking': 'Looking whether it is free…',
  'settings.slug_free': 'That one is free.',
  'settings.slug_taken': 'That address is taken. Choose another.',
  'settings.slug_old':
    'Links to “{old}” keep leading to you until you’ve changed your link three more times. You can change it three times in 30 days.',
  'settings.email': 'Email',
  'settings.email_none': 'None that is confirmed',
  'settings.email_hint': 'It comes from your sign-in provider. Change it there, and sign in again.',

  'settings.language_zone': 'Language and time zone',
  'settings.language': 'Language',
  'settings.language_hint': 'Of these pages and of our emails.',
  'settings.zone': 'Time zone',
  'settings.zone_detected': 'That is where this device is. Save it, and our emails go by it too.',
  'settings.zone_hint': 'Emails and the times on this site use it. Your opening hours keep the zone of their schedule.',

  'settings.emails': 'Emails',
  'settings.bounce_title': 'Mail to {email} comes back',
  'settings.bounce_text':
    'Since {moment} it has not been taken there. Until it is, we send you only what the other side of your bookings does. Your address is the one that you sign in with: change it there, or have us try again.',
  'settings.bounce_retry': 'Try again',
  'settings.emails_to': 'To {email}',
  'settings.emails_always': 'What the other side does always reaches you: booked, accepted, cancelled.',
  'settings.own_actions': 'A copy of what I do myself',
  'settings.own_actions_hint': 'With the calendar file. You find it in your bookings as well.',
  'settings.reminders': 'Reminders, 24 hours and 1 hour before a session',
  'settings.saved_searches': 'Mentors who are new to my saved searches',

  'settings.data': 'Your data',
  'settings.data_text':
    'Everything we keep about you as a ZIP file: your record, profiles, services, hours, bookings, emails and pictures.',
  'settings.download': 'Download your data',
  'settings.preparing': 'Putting it together…',
  'settings.downloading': 'Downloading…',
  'settings.downloaded': 'Downloaded {size} kB. Look in your downloads.',
  'settings.download_later':
    'That was enough for now. You can download it again in {minutes, plural, one {a minute} other {# minutes}}.',

  'settings.feed': 'Your sessions in your own calendar',
  'settings.feed_text':
    'Any calendar that subscribes to your private address shows your sessions and keeps up with changes by itself.',
  'settings.feed_show': 'Show my address',
  'settings.feed_fetching': 'Fetching…',
  'settings.feed_address': 'Private address',
  'settings.feed_secret': 'Whoever has it can see your sessions. Don’t share it.',
  'settings.feed_copy': 'Copy',
  'settings.feed_copied': 'Copied',
  'settings.feed_not_copied': 'Could not copy. Select the address and copy it by hand.',
  'settings.feed_open': 'Open in my calendar',
  'settings.feed_rotate': 'Make a new address…',
  'settings.feed_rotate_title': 'Make a new address?',
  'settings.feed_rotate_text':
    'The old one leads nowhere at once: calendars that use it stop showing your sessions until you give them the new one.',
  'settings.feed_rotate_now': 'Make a new address',
  'settings.feed_rotating': 'Making it…',
  'settings.feed_keep': 'Keep the old one',
  'settings.feed_new': 'This is your new address',

  'settings.webhooks': 'Webhooks',
  'settings.webhooks_text': 'For those who build: a server of yours is told what happens with your bookings.',

  'settings.sessions': 'Signed in',
  'settings.sessions_text': 'Signing out everywhere ends it on your other devices too, within minutes.',
  'settings.sessions_text_here': 'On this device.',
  'settings.sign_out': 'Sign out',
  'settings.signing_out': 'Signing out…',
  'settings.sign_out_everywhere': 'Sign out everywhere',

  'settings.delete': 'Delete account',
  'settings.delete_text': 'It is for good. You see what it means before anything happens.',
  'settings.delete_open': 'Delete my account…',
  'settings.delete_title': 'Delete your account?',
  'settings.delete_close': 'Keep my account',
  'settings.delete_counting': 'Looking at what it means…',
  'settings.delete_upcoming':
    '{count, plural, one {# session or request ahead is cancelled, and the other side is told.} other {# sessions and requests ahead are cancelled, and the other sides are told.}}',
  'settings.delete_sides': '{mentor} as a mentor, {prospect} as a student.',
  'settings.delete_no_upcoming': 'You have no sessions ahead, so nobody waits for you.',
  'settings.delete_paid_to_me': 'What students paid you for them goes back to them: {refund}.',
  'settings.delete_paid_whole': 'You get back all that you paid for them: {refund}.',
  'settings.delete_paid_part': 'Of the {paid} that you paid for them, {refund} come back to you.',
  'settings.delete_paid_lost': 'Nothing of the {paid} that you paid for them comes back to you.',
  'settings.delete_mentor_profile':
    'Your mentor profile goes, with {count, plural, =0 {no services} one {# service} other {# services}} and your hours.',
  'settings.delete_prospect_profile': 'Your student profile goes.',
  'settings.delete_past':
    '{count, plural, one {# session that is over stays with the other person, as one with a deleted person.} other {# sessions that are over stay with the other people, as those with a deleted person.}}',
  'settings.delete_rest': 'Your name, email, pictures and our emails to you go. Your links lead nowhere.',
  'settings.delete_provider':
    'Your sign-in itself is kept by the sign-in provider. With it you may begin anew, from nothing.',
  'settings.delete_confirm': 'Type “{slug}” to confirm',
  'settings.delete_now': 'Delete for good',
  'settings.deleting': 'Deleting…',
  'settings.farewell': 'Your account is gone. Thank you for the time you were here, and safe travels.',

  'settings.suspended_title': 'Your account is suspended',
  'settings.suspended_reason': 'Why',
  'settings.suspended_text':
    'No one can find your pages, and you can’t book or change anything for now. Confirmed sessions still take place: you can join or cancel them. You can also download your data.',
  'settings.suspended_sessions': 'See your sessions',
  'settings.suspended_write': 'Write to us',
  'settings.suspended_address': 'If you think this is a mistake, write to {address}.',

  'settings.currency': 'Your currency',
  'settings.currency_text':
    'Beside a price in another currency stands about what it comes to in yours, at rates of {date}. You always pay in the currency of the price.',
  'settings.currency_field': 'Show prices in',
  'settings.currency_hint': 'Kept in this browser.',
  'settings.currency_choose': 'Choose a currency',
};

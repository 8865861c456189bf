export default {
  'settings.title': 'Settings',
  'settings.loading': 'Loading your settings',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.saved': 'Saved',
  'settings.discard': 'Discard',
  'settings.unsaved': 'Unsaved changes',

  'settings.account': 'Name and link',
  'settings.slug': 'Link name',
  'settings.slug_hint': 'Your pages: {address}',
  'settings.slug_checking': 'Checking if it’s available…',
  'settings.slug_free': 'That link is available.',
  'settings.slug_taken': 'That link is taken. Choose another.',
  'settings.slug_old':
    'Links to “{old}” still lead to you until you’ve changed your link three more times. You can change it three times in 30 days.',
  'settings.email': 'Email',
  'settings.email_none': 'No verified email address',
  'settings.email_hint': 'From your sign-in provider. Change it there, then sign in again.',

  'settings.language_zone': 'Language and time zone',
  'settings.language': 'Language',
  'settings.language_hint': 'For these pages and our emails.',
  'settings.zone': 'Time zone',
  'settings.zone_detected': 'This is your device’s time zone. Save it to use it in emails too.',
  'settings.zone_hint': 'Used for emails and the times on this site. Your schedules keep their own time zone.',

  'settings.emails': 'Emails',
  'settings.bounce_title': 'We can’t deliver email to {email}',
  'settings.bounce_text':
    'Emails have been refused since {moment}. Until this is fixed, we only email you when the other person changes a booking. Change your email address with your sign-in provider, or try again.',
  'settings.bounce_retry': 'Try again',
  'settings.emails_to': 'To {email}',
  'settings.emails_always': 'You always get an email when the other person books, accepts or cancels.',
  // Switch: emails about what I did myself.
  'settings.own_actions': 'Copies of your own actions',
  'settings.own_actions_hint': 'These emails include the calendar file. You can also download it from your bookings.',
  'settings.reminders': 'Reminders, 24 hours and 1 hour before a session',

  'settings.data': 'Your data',
  'settings.data_text':
    'What we keep about you in one ZIP file: your account, profiles, services, availability, bookings, messages, reviews, payouts, reports, emails, photo and files.',
  'settings.download': 'Download your data',
  'settings.preparing': 'Preparing your data…',
  'settings.downloading': 'Downloading…',
  'settings.downloaded': 'Data downloaded ({size} kB).',
  'settings.download_later': 'You can download it again in {minutes, plural, one {a minute} other {# minutes}}.',

  'settings.feed': 'Calendar feed',
  'settings.feed_text':
    'Add this private link to any calendar to see your sessions there. Changes appear by themselves.',
  'settings.feed_show': 'Show link',
  'settings.feed_fetching': 'Loading…',
  'settings.feed_address': 'Private link',
  'settings.feed_secret': 'Anyone who has it can see your sessions. Don’t share it.',
  'settings.feed_copy': 'Copy',
  'settings.feed_copied': 'Copied',
  'settings.feed_not_copied': 'We couldn’t copy it. Select the link and copy it yourself.',
  'settings.feed_open': 'Open in calendar',
  'settings.feed_rotate': 'Replace link',
  'settings.feed_rotate_title': 'Replace your private link?',
  'settings.feed_rotate_text':
    'The current link stops working right away. Calendars that use it won’t show your sessions until you add the new one.',
  'settings.feed_rotate_now': 'Replace link',
  'settings.feed_rotating': 'Replacing…',
  'settings.feed_keep': 'Keep current link',
  'settings.feed_new': 'This is your new link',

  'settings.webhooks': 'Webhooks',
  'settings.webhooks_text': 'For developers: your server gets a request when a booking changes.',
  'settings.api_keys': 'API keys',
  'settings.api_keys_text': 'For developers: a program of yours can use the API with a key.',

  // Heading: where people are signed in, and how they sign out.
  'settings.blocked': 'Blocked people',
  'settings.blocked_text':
    'You can’t message or book each other, and you don’t find each other in search. They aren’t told.',
  'settings.blocked_none': 'You haven’t blocked anyone. You can block a person from your conversation with them.',
  'settings.blocked_loading': 'Loading blocked people…',
  'settings.blocked_more': 'Show more people',
  'settings.unblocked': 'You unblocked {name}.',
  'settings.sessions': 'Devices',
  'settings.sessions_text': 'Signing out everywhere also signs you out on your other devices, within minutes.',
  'settings.sessions_text_here': 'You’re signed in on this device.',
  'settings.sign_out': 'Sign out',
  'settings.signing_out': 'Signing out…',
  'settings.sign_out_everywhere': 'Sign out everywhere',

  'settings.delete': 'Delete account',
  'settings.delete_text': 'This is permanent. We’ll show you what goes before you decide.',
  'settings.delete_open': 'Delete account',
  'settings.delete_title': 'Delete your account?',
  'settings.delete_close': 'Keep account',
  'settings.delete_counting': 'Checking your bookings…',
  'settings.delete_upcoming':
    '{count, plural, one {We’ll cancel # upcoming session or request and let the other person know.} other {We’ll cancel # upcoming sessions and requests and let the other people know.}}',
  'settings.delete_sides': '{mentor} as a mentor, {prospect} as a student.',
  'settings.delete_no_upcoming': 'You have no upcoming sessions.',
  'settings.delete_reportable':
    '{count, plural, one {You can still report that the other person missed # past session. Report it first, because you can’t afterwards.} other {You can still report that the other person missed # past sessions. Report them first, because you can’t afterwards.}}',
  'settings.delete_paid_to_me': 'Students who paid you for these sessions will be refunded {refund}.',
  'settings.delete_paid_whole': 'You’ll get a full refund for these sessions: {refund}.',
  'settings.delete_paid_part': 'You’ll be refunded {refund} of the {paid} you paid for these sessions.',
  'settings.delete_paid_lost': 'The {paid} you paid won’t be refunded.',
  'settings.delete_mentor_profile':
    '{count, plural, =0 {Your mentor profile and availability will be deleted.} one {Your mentor profile, availability and # service will be deleted.} other {Your mentor profile, availability and # services will be deleted.}}',
  'settings.delete_owed_sent': 'We’ll still pay you {amount} by {day}, to the payout account you’ve set up.',
  'settings.delete_owed_kept':
    'You’re owed {amount}. Get it paid out before you delete your account, or email us within 24 months to ask for it.',
  'settings.delete_owed_debt':
    'You’ve earned {earned}. {debt} comes off for sessions that were refunded after we paid you.',
  'settings.delete_owed_pending':
    'Another {pending} is for past sessions that haven’t cleared yet. It becomes yours too, unless a session is reported or refunded.',
  'settings.delete_earned':
    'Deleting your account doesn’t change what you’ve earned. Download your earnings first, because you won’t see them afterwards.',
  'settings.delete_prospect_profile': 'Your student profile will be deleted.',
  'settings.delete_past':
    '{count, plural, one {The other person will keep # past session, without your name.} other {The other people will keep # past sessions, without your name.}}',
  'settings.delete_rest': 'We’ll delete your name, email, photos and our emails to you. Your links will stop working.',
  'settings.delete_provider': 'Your sign-in stays with your sign-in provider. You can use it to start a new account.',
  'settings.delete_confirm': 'Type “{slug}” to confirm',
  'settings.delete_now': 'Delete account',
  'settings.deleting': 'Deleting…',
  'settings.farewell': 'Your account is deleted. Thanks for being here, and safe travels.',

  'settings.suspended_title': 'Your account is suspended',
  'settings.suspended_reason': 'Reason',
  'settings.suspended_text':
    'No one can find your pages, and you can’t book or change anything for now. Confirmed sessions still take place, and you can join or cancel them. You can also download your data.',
  'settings.suspended_sessions': 'See your sessions',
  'settings.suspended_write': 'Contact us',
  'settings.suspended_address': 'If you think this is a mistake, email {address}.',

  'settings.currency': 'Your currency',
  'settings.currency_text':
    'We show prices in other currencies with an approximate amount in yours, at rates from {date}. You always pay in the currency of the price.',
  'settings.currency_field': 'Show prices in',
  'settings.currency_hint': 'Saved in this browser.',
  'settings.currency_choose': 'Choose a currency',
};

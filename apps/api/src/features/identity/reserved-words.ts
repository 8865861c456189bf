/** First segments of the site's own paths, current ones and likely future ones. */
export const SEGMENTS = [
  'about account accounts admin api app apps assets auth availability avatar avatars blog booking bookings build',
  'calendar careers client config contact cookies countries country dashboard decisions demo dev docs download earnings error export',
  'fail favicon feed feeds first-admin forgot-password fonts health help home how-ranking-works icons images img imprint inbox index jobs js legal locales',
  'login logout mail mailbox manifest media mentor mentor-profile mentors messages metrics my-bookings my-profile',
  'my-prospect-profile named new notifications oauth onboarding openapi password payment payments press pricing privacy push',
  'profile profiles prospect prospect-profile prospects public receipts register reports reset-password reviews reviews-policy robots root route routes rules saved-searches',
  'search security service-worker session sessions settings sign-in sign-out sign-up signin signout signup sitemap',
  'sso-callback static status success support terms topics transparency universities university uploads user users views webhooks withdraw',
  'well-known www null undefined',
].flatMap((line) => line.split(' '));

/** Roles of a service's staff. A name that consists of these words alone is reserved. */
export const ROLES = [
  'abuse accounts admin administration administrator admins billing bot ceo compliance customer customers founder finance help',
  'helpdesk hostmaster info legal mentor mentors mod moderation moderator moderators noreply notification notifications',
  'official operator owner payment payments payout payouts postmaster press privacy refund refunds reply root safety sales',
  'security service services staff student students superuser support sysadmin system team trust verification verified',
  'verify webmaster',
].flatMap((line) => line.split(' '));

/** Words that may stand between roles, as in "trust and safety". */
export const FILLERS = ['a', 'an', 'and', 'at', 'by', 'for', 'from', 'no', 'of', 'our', 'the', 'your'];

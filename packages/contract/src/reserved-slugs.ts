/** First segments of the site's own addresses, now and as far as can be seen: no person's slug may be one of them. */
const RESERVED = new Set(
  [
    'about account accounts admin api app apps assets auth availability avatar avatars blog booking bookings build',
    'calendar careers client config contact cookies countries country dashboard demo dev docs download earnings error export',
    'fail favicon feed feeds forgot-password fonts health help home icons images img imprint inbox index jobs js legal locales',
    'login logout mail mailbox manifest media mentor mentor-profile mentors messages metrics my-bookings my-profile',
    'my-prospect-profile new notifications oauth onboarding openapi password payment payments press pricing privacy',
    'profile profiles prospect prospect-profile prospects public receipts register reset-password reviews robots root route routes saved-searches',
    'search security service-worker session sessions settings sign-in sign-out sign-up signin signout signup sitemap',
    'sso-callback static status success support terms topics universities university uploads user users views webhooks',
    'well-known www null undefined',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a slug would stand where one of the site's own addresses does, whatever its case. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug.toLowerCase());

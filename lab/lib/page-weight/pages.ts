import type { DemoAccount } from './sign-in.ts';

/** The most that a first visit may transfer, in bytes. */
export interface Budget {
  script: number;
  stylesheet: number;
  font: number;
}

export interface MeasuredPage {
  name: string;
  path: string;
  /** The demo account that is signed in; null if signed out. */
  as: DemoAccount | null;
  budget: Budget;
}

const COMMON = { stylesheet: 20_000, font: 80_000 };
/** Pages to read. */
const READING: Budget = { ...COMMON, script: 143_000 };
/** A mentor's profile, which also shows the cost of cancelling and a link to ask, and the page with the payout routes of a mentor's country. */
const PROFILE: Budget = { ...COMMON, script: 154_000 };
/** The same for signed-in users: with their menu, bell, API calls, on the home page their next session, and the bar of one to pay. */
const READING_SIGNED_IN: Budget = { ...COMMON, script: 174_000 };
/** Pages with many choices. */
const CHOOSING: Budget = { ...COMMON, script: 195_000 };
/** Pages with long forms. */
const FORMS: Budget = { ...COMMON, script: 240_000 };

/** The slug of the demo account `mentor`. */
const DEMO_MENTOR = 'linh-tran';

const by = (as: DemoAccount | null) => (name: string, path: string, budget: Budget) => ({ name, path, budget, as });
const open = by(null);
const own = by('prospect');
const asMentor = by('mentor');

/** The slug of a mentor of an instance. @throws Error if it has none */
export async function firstMentor(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/views/search/profiles?page_size=1`);
  const { profiles } = (await answer.json()) as { profiles: { slug: string }[] };
  const slug = profiles[0]?.slug;
  if (slug === undefined) throw new Error(`${origin} has no mentors: start it with its demo data`);
  return slug;
}

/** The pages that every instance has, with one of its mentors for pages that need one. */
export async function findPages(origin: string): Promise<MeasuredPage[]> {
  const slug = await firstMentor(origin);
  return [
    open('home', '/', READING),
    open('search', '/search', CHOOSING),
    open('mentor profile', `/${slug}/mentor-profile`, PROFILE),
    open('a route', '/routes/vietnam-to-netherlands', READING),
    open('booking', `/${slug}/availability`, CHOOSING),
    open('sign in', '/sign-in', READING),
    open('mentor sign-up', '/mentor/signup', PROFILE),
    open('prospect sign-up', '/prospect/signup', READING),
    open('terms', '/terms', READING),
    own('home, signed in', '/', READING_SIGNED_IN),
    own('search, signed in', '/search', CHOOSING),
    own('mentor profile, signed in', `/${slug}/mentor-profile`, READING_SIGNED_IN),
    own('booking, signed in', `/${slug}/availability`, CHOOSING),
    own('bookings', '/bookings', CHOOSING),
    own('messages', '/messages', CHOOSING),
    own('notifications', '/notifications', CHOOSING),
    own('mentor onboarding', '/mentor/onboarding', FORMS),
    own('prospect profile', '/my-prospect-profile', FORMS),
    own('prospect onboarding', '/prospect/onboarding', FORMS),
    own('settings', '/settings', FORMS),
    // The owner's tools are loaded in addition to what visitors get.
    asMentor('own mentor profile', `/${DEMO_MENTOR}/mentor-profile`, CHOOSING),
    asMentor('earnings', '/earnings', FORMS),
    asMentor('availability settings', `/${DEMO_MENTOR}/availability-settings`, CHOOSING),
  ];
}

/**
 * The pages of a booking.
 * @param id of one that the demo prospect still has to pay
 */
export const bookingPages = (id: string): MeasuredPage[] => [
  own('a booking', `/bookings/${id}`, CHOOSING),
  own('moving a session', `/bookings/${id}/move`, CHOOSING),
  own('payment', `/bookings/${id}/pay`, CHOOSING),
];

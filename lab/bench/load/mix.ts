import { newId } from '@abroad/api/core/ids';
import type { Random } from '../../../tools/seed/random.ts';
import type { Citizen } from '../../chaos/lib/people.ts';
import { TEXT } from '../messages/conversations.ts';
import { type Bookable, type People, SERVICE } from './people.ts';

/** The kinds of requests, and their share in percent. */
export const SHARES = { look: 80, times: 15, book: 4, write: 1 } as const;
export type Kind = keyof typeof SHARES;

export interface Ask {
  kind: Kind;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const DAY_MS = 86_400_000;
const DAYS = 30;
/** Every tenth booking is of the last booked time, as if two people want the same one. */
const RACES = 0.1;
const COUNTRIES = ['NL', 'DE', 'GB', 'US', 'CA', 'AU', 'FR', 'SE', 'CH', 'JP'];
const PAGES_DEEP = 5;

const signedIn = ({ token }: Citizen) => ({ authorization: `Bearer ${token}` });

/** Draws from choices by their weight. */
function weighted<T>(choices: readonly (readonly [weight: number, choice: T])[], random: Random): () => T {
  const sum = choices.reduce((total, [weight]) => total + weight, 0);
  return () => {
    let left = random.next() * sum;
    const found = choices.find(([weight]) => (left -= weight) < 0) ?? choices.at(-1);
    if (found === undefined) throw new Error('there is nothing to draw from');
    return found[1];
  };
}

/**
 * Draws requests as people make them: pages as browsers open them, the pages' calls, available times, bookings,
 * messages and changes of profiles. Scripts, styles and photos are left out: browsers and proxies cache them.
 * @param times is booked from its start, and again from its start if all are taken.
 */
export function mixOf(
  { mentors, students, conversations }: People,
  times: readonly Bookable[],
  random: Random,
): () => Ask {
  const get = (kind: Kind, path: string, who?: Citizen): Ask => ({
    kind,
    method: 'GET',
    path,
    headers: { ...(path.startsWith('/api/') ? {} : { accept: 'text/html' }), ...(who && signedIn(who)) },
  });
  const send = (kind: Kind, method: 'POST' | 'PATCH', path: string, who: Citizen, body: object): Ask => ({
    kind,
    method,
    path,
    headers: { ...signedIn(who), 'content-type': 'application/json', 'idempotency-key': newId() },
    body: JSON.stringify(body),
  });
  const slug = () => random.pick(mentors).slug;
  const student = () => random.pick(students);
  const search = () => {
    const country = random.chance(0.7) ? `destination_country_codes=${random.pick(COUNTRIES)}&` : '';
    return `${country}page=${random.chance(0.8) ? 1 : random.between(2, PAGES_DEEP)}`;
  };
  const look = weighted<() => Ask>(
    [
      [8, () => get('look', '/')],
      [12, () => get('look', `/search?${search()}`)],
      [14, () => get('look', `/${slug()}/mentor-profile`)],
      [6, () => get('look', `/${slug()}/availability`)],
      [12, () => get('look', `/api/views/search/profiles?page_size=20&${search()}`, student())],
      [8, () => get('look', `/api/v1/mentor-profile/profiles/by-slug/${slug()}`, student())],
      [6, () => get('look', `/api/v1/calendar/event-types/by-slug/${slug()}`, student())],
      [4, () => get('look', '/api/views/me/resources', student())],
      [5, () => get('look', '/api/v1/calendar/bookings', student())],
      [3, () => get('look', '/api/v1/notifications', student())],
      [2, () => get('look', '/api/v1/messages/threads', random.pick(conversations).prospect)],
    ],
    random,
  );
  const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const span = `start=${new Date(start).toISOString()}&end=${new Date(start + DAYS * DAY_MS).toISOString()}`;

  let booked = 0;
  const book = (): Ask => {
    if (!random.chance(RACES) || booked === 0) booked += 1;
    const time = times[(booked - 1) % times.length];
    const who = students[booked % students.length];
    if (time === undefined || who === undefined) throw new Error('no one can be booked');
    // Another person wants the same time.
    const body = { ...time, event_type_slug: SERVICE, time_zone: 'UTC' };
    return send('book', 'POST', '/api/v1/calendar/event', random.chance(0.5) ? who : student(), body);
  };

  const message = (): Ask => {
    const { id, mentor, prospect } = random.pick(conversations);
    const body = { text: TEXT, client_message_id: newId() };
    return send(
      'write',
      'POST',
      `/api/v1/messages/threads/${id}/messages`,
      random.chance(0.5) ? mentor : prospect,
      body,
    );
  };
  const profile = (): Ask =>
    send('write', 'PATCH', '/api/v1/mentor-profile/profiles/me', random.pick(mentors), {
      about: `I studied abroad and help others do so. Written ${random.below(1_000_000)} times.`,
    });

  const draw = weighted<() => Ask>(
    [
      [SHARES.look, () => look()()],
      [SHARES.times, () => get('times', `/api/v1/calendar/availability/by-slug/${slug()}?${span}`)],
      [SHARES.book, book],
      [SHARES.write / 2, message],
      [SHARES.write / 2, profile],
    ],
    random,
  );
  return () => draw()();
}

import type { Random } from '../../../tools/seed/random.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;
const DAYS = 14;

export interface Look {
  path: string;
  headers: Record<string, string>;
}

/** Draws what users view most: available times, a search, their own bookings. */
export function looksOf({ mentors, prospects }: Pick<World, 'mentors' | 'prospects'>, random: Random): () => Look {
  const start = Date.now() + DAY_MS;
  const query = new URLSearchParams({
    start: new Date(start).toISOString(),
    end: new Date(start + DAYS * DAY_MS).toISOString(),
  });
  const times = () => `/api/v1/calendar/availability/by-slug/${random.pick(mentors).slug}?${query.toString()}`;
  const looks = [times, () => '/api/views/search/profiles?page_size=20', () => '/api/v1/calendar/bookings'];
  return () => ({
    path: random.pick(looks)(),
    headers: { authorization: `Bearer ${random.pick(prospects).token}` },
  });
}

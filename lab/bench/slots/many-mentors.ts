import { nextSlot } from '@abroad/slots';
import { takeTurns, turnOf } from '../lib/rounds.ts';
import { officeHours, OPEN_POLICY } from './peers/ours.ts';

const MENTORS = 1000;
const DAYS = 14;
const HOUR_MS = 3_600_000;
const NOW = Date.parse('2027-01-04T05:00:00Z');

/** Mentors over the zones of the platform, each with different hours, a third of them busy for the first days. */
function mentors() {
  const zones = Intl.supportedValuesOf('timeZone');
  return Array.from({ length: MENTORS }, (_, index) => {
    const zone = zones[index % zones.length] ?? 'UTC';
    const opens = 6 + (index % 8);
    const busy = index % 3 === 0 ? [{ start: NOW, end: NOW + (index % 200) * HOUR_MS }] : [];
    return { schedule: officeHours(zone, opens, opens + 8), busy };
  });
}

/** The next slot of a thousand mentors over two weeks. @returns the median, ms for all of them together. */
export async function measureManyMentors(rounds: number): Promise<number> {
  const all = mentors();
  const policy = { ...OPEN_POLICY, min_notice_min: 720, window_days: 60 };
  const to = NOW + DAYS * 24 * HOUR_MS;
  const next = () => all.map(({ schedule, busy }) => nextSlot(schedule, { policy, busy, now: NOW, from: NOW, to }));
  if (next().includes(null)) throw new Error('a mentor has no time at all');
  return (await takeTurns({ next: turnOf(next) }, rounds)).median('next');
}

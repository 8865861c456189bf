import type { CalendarConnection, CalendarProblem, ProviderCalendar } from '@abroad/contract/calendar-connections';
import { LIMITS } from '@abroad/contract/limits';

const minuteMs = 60_000;

/** The person's remedy for an account that can't be read. */
export type Remedy = 'connect' | 'refresh' | 'choose' | 'none';

export type Health =
  /** Read this number of whole minutes ago. */
  | { kind: 'read'; at: string; minutes: number }
  | { kind: 'waiting' }
  /** None of its calendars counts. */
  | { kind: 'unused' }
  | {
      kind: 'broken';
      problem: CalendarProblem | 'late';
      /** When it was last read; null for never. */
      since: string | null;
      /** The effect for visitors: no times, the last copy's times for some more minutes, or no change. */
      effect: 'hidden' | { minutes_left: number } | 'none';
      remedy: Remedy;
    };

type Account = Pick<CalendarConnection, 'provider' | 'problem' | 'last_read_at'>;
type InUse = Pick<ProviderCalendar, 'check_conflicts' | 'is_target' | 'last_read_at'>;

const ageOf = (at: string | null, now: number) => (at === null ? Infinity : (now - Date.parse(at)) / minuteMs);

/** Returns the health of an account, from its calendars. @param now epoch milliseconds. */
export function healthOf(account: Account, calendars: readonly InUse[], now: number): Health {
  const ages = calendars.filter((one) => one.check_conflicts).map((one) => ageOf(one.last_read_at, now));
  const age = Math.max(0, ...ages);
  const limit = LIMITS.calendar_copy_min;
  if (account.problem === null && account.last_read_at === null) {
    // A calendar that only a service uses is read as well, so the account's health includes it.
    const isChosen = calendars.some(({ check_conflicts, is_target }) => check_conflicts || is_target);
    return { kind: isChosen ? 'waiting' : 'unused' };
  }
  const problem = account.problem ?? (age >= limit ? 'late' : null);
  if (problem === null) {
    const at = account.last_read_at ?? '';
    return { kind: 'read', at, minutes: Math.max(0, Math.floor(ageOf(at, now))) };
  }
  return {
    kind: 'broken',
    problem,
    since: account.last_read_at,
    effect: ages.length === 0 ? 'none' : age >= limit ? 'hidden' : { minutes_left: Math.ceil(limit - age) },
    remedy: remedyFor(problem, account.provider),
  };
}

function remedyFor(problem: CalendarProblem | 'late', provider: Account['provider']): Remedy {
  if (problem === 'gone') {
    return provider === 'ical' ? 'none' : 'choose';
  }
  if (problem === 'forbidden_address') {
    return 'none';
  }
  const wantsAccess = problem === 'signed_out' || problem === 'refused';
  return wantsAccess && provider !== 'ical' ? 'connect' : 'refresh';
}

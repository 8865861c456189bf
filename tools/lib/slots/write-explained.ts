import { writeInstant } from '@abroad/slots';
import type { ExplainedTime, Refusal } from '@abroad/slots';

/** A refusal as the command prints it: instants in UTC, field names as in the cases. */
function present(refusal: Refusal): Record<string, unknown> {
  const { code } = refusal;
  switch (code) {
    case 'NOTICE':
      return { code, bookableFrom: writeInstant(refusal.bookable_from) };
    case 'WINDOW':
      return { code, lastDate: refusal.last_date };
    case 'DAY_FULL':
      return { code, date: refusal.date, bookings: refusal.bookings, max: refusal.max };
    case 'WEEK_FULL':
      return { code, weekOf: refusal.week_of, bookings: refusal.bookings, max: refusal.max };
    case 'DOES_NOT_FIT':
      return { code, openUntil: writeInstant(refusal.open_until) };
    case 'BUSY':
    case 'BUFFER': {
      const { start, end, kind } = refusal.busy;
      return { code, start: writeInstant(start), end: writeInstant(end), kind };
    }
  }
}

/** Every start time of the grid as JSON: `{start, offered, reasons}`, no reasons if it is available. */
export function writeExplained(times: readonly ExplainedTime[]): string {
  const shown = times.map(({ start, refusals }) => ({
    start: writeInstant(start),
    offered: refusals.length === 0,
    reasons: refusals.map(present),
  }));
  return JSON.stringify(shown);
}

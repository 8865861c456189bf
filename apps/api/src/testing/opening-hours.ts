const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface OpeningRule {
  weekday: number | null;
  date: string | null;
  start_time: string | null;
  end_time: string | null;
}

/**
 * Reads hours as tests write them: `Mon 09:00-11:00` every week, `2026-11-03 09:00-10:00` or `2026-11-03 closed` on a date.
 * @returns a rule: `weekday` 1 Monday to 7 Sunday, or `date`.
 */
export function parseOpen(text: string): OpeningRule {
  const [day = '', hours = ''] = text.split(' ');
  const at = WEEKDAYS.indexOf(day);
  const [start_time = null, end_time = null] = hours === 'closed' ? [] : hours.split('-');
  return { weekday: at < 0 ? null : at + 1, date: at < 0 ? day : null, start_time, end_time };
}

import { weighted } from '../weighted.ts';

/** A weekly rule: 1 Monday to 7 Sunday, local times of the mentor's zone. */
export interface WeeklyRule {
  weekday: number;
  start_time: string;
  end_time: string;
}
export interface Week {
  name: string;
  rules: readonly WeeklyRule[];
}

const WEEKDAYS = '12345';

/** Parses `135 18:30-21:00, 6 10:00-13:00`: digits are weekdays. */
export function week(name: string, text: string): Week {
  const rules = text.split(', ').flatMap((part) => {
    const [days = '', hours = ''] = part.split(' ');
    const [start_time = '', end_time = ''] = hours.split('-');
    return days.split('').map((day) => ({ weekday: Number(day), start_time, end_time }));
  });
  return { name, rules };
}

/** Most are available after work or at weekends; few all day. */
const PATTERNS: readonly (readonly [Week, number])[] = [
  [week('Evenings', `${WEEKDAYS} 18:30-21:00`), 3],
  [week('Evenings', '135 19:00-21:30'), 5],
  [week('Evenings', '24 18:00-21:00'), 5],
  [week('Evenings', '1234 20:00-22:00'), 3],
  [week('Late evenings', '235 21:30-24:00'), 2],
  [week('Weekends', '67 10:00-16:00'), 6],
  [week('Saturdays', '6 09:00-13:00, 6 14:00-17:00'), 3],
  [week('Sundays', '7 11:00-18:00'), 3],
  [week('Evenings and Saturdays', '24 18:30-20:30, 6 10:00-13:00'), 5],
  [week('Evenings and Sundays', '3 18:00-21:00, 7 14:00-18:00'), 4],
  [week('Early mornings', '1357 06:30-08:30'), 2],
  [week('Lunch breaks', '245 12:00-13:30'), 2],
  [week('Working hours', `${WEEKDAYS} 09:00-17:00`), 2],
  [week('Working hours', '135 09:00-12:00, 35 14:00-17:00'), 2],
  [week('Afternoons', '234 13:00-17:30'), 3],
  [week('Fridays', '5 09:00-17:00'), 2],
];

export const WEEKS = weighted(PATTERNS);

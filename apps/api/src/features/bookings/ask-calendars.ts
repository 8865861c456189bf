import { loadMentorTime, type MentorTime } from '../availability/index.ts';
import { freshenCalendars, type CalendarNeeds } from '../calendars/index.ts';
import type { Service } from '../event-types/index.ts';

/** What the mentor's calendars say now, where there are any: the last word before somebody is told that it is settled. */
export async function askCalendars(
  context: CalendarNeeds,
  time: MentorTime,
  service: Service,
  question: Parameters<typeof loadMentorTime>[2],
): Promise<MentorTime> {
  if (time.calendars === 0) {
    return time;
  }
  await freshenCalendars(context, service.auth_user_id);
  return loadMentorTime(context, service, question);
}

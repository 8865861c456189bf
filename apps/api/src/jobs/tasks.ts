import type { Context } from '../context.ts';
import { ACCOUNT_CRONTAB, accountTasks } from '../features/account/index.ts';
import { AVAILABILITY_CRONTAB, availabilityTasks } from '../features/availability/index.ts';
import { BOOKING_CRONTAB, bookingTasks } from '../features/bookings/index.ts';
import { CALENDAR_CRONTAB, calendarTasks } from '../features/calendars/index.ts';
import { IDENTITY_CRONTAB, identityTasks } from '../features/identity/index.ts';
import { MAIL_CRONTAB, mailTasks } from '../features/mail/index.ts';
import { MEDIA_CRONTAB, mediaTasks } from '../features/media/index.ts';
import { findByNewName } from '../features/mentors/index.ts';
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.ts';
import type { Task } from './task.ts';

export type { Task } from './task.ts';

const OWN_CRONTAB = ['41 3 * * * sweep-idempotency-keys ?max=1'];

/** The register of jobs: every feature brings its own; `crontab` names those that time starts. */
export function createTasks(context: Context): { tasks: Record<string, Task>; crontab: string } {
  return {
    tasks: {
      ...availabilityTasks(context),
      ...calendarTasks(context),
      ...bookingTasks(context),
      ...identityTasks(context, { renamed: findByNewName(context) }),
      ...mailTasks(context),
      ...mediaTasks(context),
      ...accountTasks(context),
      'sweep-idempotency-keys': () => sweepIdempotencyKeys(context),
    },
    crontab: [
      ...AVAILABILITY_CRONTAB,
      ...CALENDAR_CRONTAB,
      ...BOOKING_CRONTAB,
      ...IDENTITY_CRONTAB,
      ...MAIL_CRONTAB,
      ...MEDIA_CRONTAB,
      ...ACCOUNT_CRONTAB,
      ...OWN_CRONTAB,
    ].join('\n'),
  };
}

import type { Context } from '../context.ts';
import { ACCOUNT_CRONTAB, accountTasks } from '../features/account/index.ts';
import { AVAILABILITY_CRONTAB, availabilityTasks } from '../features/availability/index.ts';
import { BOOKING_CRONTAB, bookingTasks } from '../features/bookings/index.ts';
import { CALENDAR_CRONTAB, CALENDAR_WAITING, calendarTasks } from '../features/calendars/index.ts';
import { CHECKOUT_CRONTAB, checkoutTasks, PAYMENT_WAITING } from '../features/checkout/index.ts';
import { IDENTITY_CRONTAB, identityTasks } from '../features/identity/index.ts';
import { MAIL_CRONTAB, MAIL_WAITING, mailTasks } from '../features/mail/index.ts';
import { MEDIA_CRONTAB, mediaTasks } from '../features/media/index.ts';
import { findByNewName, MENTOR_CRONTAB, mentorTasks } from '../features/mentors/index.ts';
import { SAVED_SEARCH_CRONTAB, SAVED_SEARCH_WAITING, savedSearchTasks } from '../features/saved-searches/index.ts';
import { SESSION_EVENT_CRONTAB, SESSION_EVENT_WAITING, sessionEventTasks } from '../features/session-events/index.ts';
import { SESSION_FEED_CRONTAB, sessionFeedTasks } from '../features/session-feed/index.ts';
import { WEBHOOK_CRONTAB, WEBHOOK_WAITING, webhookTasks } from '../features/webhooks/index.ts';
import { SEARCH_CRONTAB, searchTasks } from '../views/index.ts';
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.ts';
import type { Task } from './task.ts';
import { tidyNames } from './tidy-names.ts';
import { traceTasks } from './trace-tasks.ts';

export type { Task } from './task.ts';

const OWN_CRONTAB = ['41 3 * * * sweep-idempotency-keys ?max=1', '*/10 * * * * tidy-names ?max=1'];

/** Kinds of job that wait for other people's servers. Each has workers of its own: whose server hangs holds up nothing else. */
const WAITING = [
  [...MAIL_WAITING, ...SAVED_SEARCH_WAITING],
  PAYMENT_WAITING,
  [...CALENDAR_WAITING, ...SESSION_EVENT_WAITING],
  WEBHOOK_WAITING,
];

interface Register {
  tasks: Record<string, Task>;
  /** The same, apart by whom they wait for; the first waits for nobody. */
  lanes: Record<string, Task>[];
  /** Names those that time starts. */
  crontab: string;
}

function toLanes(tasks: Record<string, Task>): Record<string, Task>[] {
  const lane = (isIn: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => isIn(name)));
  const waiting = WAITING.map((names) => new Set<string>(names));
  return [
    lane((name) => !waiting.some((names) => names.has(name))),
    ...waiting.map((names) => lane((name) => names.has(name))),
  ];
}

/** The register of jobs: every feature brings its own. */
export function createTasks(context: Context): Register {
  const known = {
    ...availabilityTasks(context),
    ...calendarTasks(context),
    ...bookingTasks(context),
    ...checkoutTasks(context),
    ...sessionEventTasks(context),
    ...sessionFeedTasks(context),
    ...webhookTasks(context),
    ...identityTasks(context, { renamed: findByNewName(context) }),
    ...mailTasks(context),
    ...savedSearchTasks(context),
    ...mediaTasks(context),
    ...mentorTasks(context),
    ...accountTasks(context),
    ...searchTasks(context),
    'sweep-idempotency-keys': () => sweepIdempotencyKeys(context),
    'tidy-names': () => tidyNames(context),
  };
  const tasks = context.config.tracing === null ? known : traceTasks(known);
  return {
    tasks,
    lanes: toLanes(tasks),
    crontab: [
      ...AVAILABILITY_CRONTAB,
      ...CALENDAR_CRONTAB,
      ...BOOKING_CRONTAB,
      ...CHECKOUT_CRONTAB,
      ...SESSION_EVENT_CRONTAB,
      ...SESSION_FEED_CRONTAB,
      ...WEBHOOK_CRONTAB,
      ...IDENTITY_CRONTAB,
      ...MAIL_CRONTAB,
      ...SAVED_SEARCH_CRONTAB,
      ...MEDIA_CRONTAB,
      ...MENTOR_CRONTAB,
      ...ACCOUNT_CRONTAB,
      ...SEARCH_CRONTAB,
      ...OWN_CRONTAB,
    ].join('\n'),
  };
}

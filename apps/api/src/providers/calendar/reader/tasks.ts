import { calendarsIn } from '../caldav/calendars-in.ts';
import { busyObjects, membersOf, objectOfUid, propertiesIn } from '../caldav/answers.ts';
import { toStoredEvent } from '../caldav/stored-event.ts';
import { describeFeed, readFeed } from '../ical/feed-file.ts';

/** The thread's tasks on answers of servers, by name; inputs and outputs can be cloned. */
export const TASKS = {
  'describe-feed': describeFeed,
  'read-feed': readFeed,
  properties: propertiesIn,
  members: membersOf,
  calendars: calendarsIn,
  'busy-objects': busyObjects,
  'object-of-uid': objectOfUid,
  'stored-event': toStoredEvent,
} as const;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type InputOf<K extends TaskName> = Parameters<Tasks[K]>[0];
export type OutputOf<K extends TaskName> = Awaited<ReturnType<Tasks[K]>>;

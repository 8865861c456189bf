import {
  CalendarFailure,
  type BusyEvent,
  type CalendarCredentials,
  type CalendarProblem,
  type CalendarSource,
  type RemoteCalendar,
} from '../providers/calendar/port.ts';

/** A calendar account in memory, for what needs no wire: it says what a test has it say. */
export interface MemoryCalendar {
  source: CalendarSource;
  calendars: RemoteCalendar[];
  /** What stands in each calendar, by its remote id. */
  events: Map<string, BusyEvent[]>;
  /** Every call fails with this while it is set. */
  problem: CalendarProblem | null;
  /** How often anything was asked. */
  asked: number;
  /** Calls that never end, while it is true. */
  hangs: boolean;
  revoked: CalendarCredentials[];
}

export const remoteCalendar = (remote_id: string, changes: Partial<RemoteCalendar> = {}): RemoteCalendar => ({
  remote_id,
  name: remote_id,
  time_zone: 'Europe/Amsterdam',
  is_primary: remote_id === 'main',
  is_writable: true,
  ...changes,
});

/** An event of one time, as RFC 3339 instants. */
export const busyEvent = (event_key: string, start: string, end: string, uid: string = event_key): BusyEvent => ({
  event_key,
  uid,
  times: [{ start: Date.parse(start), end: Date.parse(end) }],
});

export function memoryCalendar(): MemoryCalendar {
  const memory: MemoryCalendar = {
    calendars: [remoteCalendar('main'), remoteCalendar('holidays', { is_writable: false })],
    events: new Map(),
    problem: null,
    asked: 0,
    hangs: false,
    revoked: [],
    source: {
      listCalendars: () => answer(() => memory.calendars),
      readBusy: (_access, { remote_id }) =>
        answer(() => ({ kind: 'all' as const, events: memory.events.get(remote_id) ?? [], cursor: null })),
      writer: null,
      revoke: ({ credentials }) => answer(() => void memory.revoked.push(credentials)),
    },
  };
  async function answer<T>(say: () => T): Promise<T> {
    memory.asked += 1;
    if (memory.hangs) {
      await new Promise(() => undefined);
    }
    if (memory.problem !== null) {
      throw new CalendarFailure(memory.problem, 'as the test has it');
    }
    return say();
  }
  return memory;
}

/** All kinds of calendar from one account in memory. */
export const onlyMemory = ({ source }: MemoryCalendar) => ({ google: null, caldav: source, ical: source });

import { setTimeout as delay } from 'node:timers/promises';
import {
  CalendarFailure,
  type BusyEvent,
  type CalendarCredentials,
  type CalendarProblem,
  type CalendarSource,
  type RemoteCalendar,
  type SessionEvent,
  type StoredEvent,
} from '../providers/calendar/port.ts';

/** A calendar account in memory, for tests without a network. It returns what the test sets. */
export interface MemoryCalendar {
  source: CalendarSource;
  calendars: RemoteCalendar[];
  /** The entries of each calendar, by its remote id. */
  events: Map<string, BusyEvent[]>;
  /** Every call fails with this while it is set. */
  problem: CalendarProblem | null;
  /** Further details of the failure. */
  details: ConstructorParameters<typeof CalendarFailure>[2];
  /** The addresses of the calendar's owner in the last reading. */
  read_for: readonly string[];
  /** How often anything was asked. */
  asked: number;
  /** Calls that never end, while it is true. */
  hangs: boolean;
  /** How long an answer takes, in milliseconds. */
  takes_ms: number;
  /** The promise for which each answer waits. */
  waits_for: Promise<void> | null;
  revoked: CalendarCredentials[];
  /** The sessions in each calendar: remote id, then UID. */
  sessions: Map<string, Map<string, WrittenSession>>;
  /** How often a session was written. */
  writes: number;
  /** The link of an event that requests one; null while it is being made. */
  meet_link: string | null;
  /** Answers get lost: the request is carried out, and the caller gets no answer. */
  loses_answers: boolean;
}

/** A session as it was written, and the time to which the user moved it. */
export interface WrittenSession extends SessionEvent {
  is_cancelled: boolean;
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
    details: {},
    read_for: [],
    asked: 0,
    hangs: false,
    takes_ms: 0,
    waits_for: null,
    revoked: [],
    sessions: new Map(),
    writes: 0,
    meet_link: null,
    loses_answers: false,
    source: {
      listCalendars: () => answer(() => memory.calendars),
      readBusy: (_access, { remote_id }, { own_addresses }) =>
        answer(() => {
          memory.read_for = own_addresses;
          return { kind: 'all' as const, events: memory.events.get(remote_id) ?? [], cursor: null };
        }),
      writer: {
        writeEvent: (_access, remote_id, event) =>
          answer(() => {
            memory.writes += 1;
            calendarOf(remote_id).set(event.uid, { ...event, is_cancelled: false });
            return lost(stored(event, false));
          }),
        readEvent: (_access, remote_id, { uid, wants_meet_link }) =>
          answer(() => {
            const found = calendarOf(remote_id).get(uid);
            return found === undefined ? null : stored({ ...found, wants_meet_link }, found.is_cancelled);
          }),
        deleteEvent: (_access, remote_id, { uid }) => answer(() => lost(void calendarOf(remote_id).delete(uid))),
      },
      revoke: ({ credentials }) => answer(() => void memory.revoked.push(credentials)),
    },
  };
  const calendarOf = (remote_id: string) => {
    const calendar = memory.sessions.get(remote_id) ?? new Map<string, WrittenSession>();
    memory.sessions.set(remote_id, calendar);
    return calendar;
  };
  const stored = ({ uid, start, end, wants_meet_link }: SessionEvent, is_cancelled: boolean): StoredEvent => ({
    event_key: uid,
    etag: null,
    start,
    end,
    is_cancelled,
    join_url: wants_meet_link ? memory.meet_link : null,
  });
  function lost<T>(value: T): T {
    if (memory.loses_answers) {
      throw new CalendarFailure('unreachable', 'the answer was lost');
    }
    return value;
  }
  async function answer<T>(say: () => T): Promise<T> {
    memory.asked += 1;
    if (memory.hangs) {
      await new Promise(() => undefined);
    }
    await memory.waits_for;
    if (memory.takes_ms > 0) {
      await delay(memory.takes_ms);
    }
    if (memory.problem !== null) {
      throw new CalendarFailure(memory.problem, 'as the test has it', memory.details);
    }
    return say();
  }
  return memory;
}

/** All kinds of calendar from one account in memory. */
export const onlyMemory = ({ source }: MemoryCalendar) => ({ google: null, caldav: source, ical: source });

/** Resets the account: it is empty, and it answers. */
export function resetMemory(memory: MemoryCalendar): void {
  memory.calendars = [remoteCalendar('main')];
  memory.problem = null;
  memory.details = {};
  memory.hangs = false;
  memory.takes_ms = 0;
  memory.waits_for = null;
  memory.loses_answers = false;
  memory.meet_link = null;
  memory.writes = 0;
  memory.events.clear();
  memory.sessions.clear();
}

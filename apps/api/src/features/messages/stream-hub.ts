import type { Attachment } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { recentChanges } from '../../core/recent-changes.ts';
import type { Send } from '../../http/event-streams/event-stream.ts';
import { attachmentsOf } from '../attachments/files.ts';
import { presentMessage } from './present.ts';
import { THREAD_HAS_SESSION, type MessageRow } from './queries.ts';
import type { Announcement } from './record.ts';

/** The most missed messages that are sent to a reader; with more it loads the conversations again. */
const MISSED_MAX = 50;
/** The overlap that is sent again, because messages of two conversations may be committed in another order than dated. */
const OVERLAP_MS = 10_000;

export interface Reader {
  user_id: string;
  send: Send;
  end: () => void;
  /** The last message that it received; null where it begins now. */
  last_id: string | null;
}

/** A reader whose new messages wait while its missed ones are read. */
interface Listener extends Reader {
  waiting: Passed[] | null;
  /** Whether it missed more while the missed messages were read. */
  missed_more: boolean;
}

interface Passed {
  message: Written;
  files: readonly Attachment[] | undefined;
}

interface Written extends MessageRow {
  mentor_id: string;
  prospect_id: string;
  has_session: boolean;
}

type Deps = Pick<Context, 'db' | 'logger' | 'message_announcements'>;

const WRITTEN = sql`select message.*, thread.mentor_id, thread.prospect_id, ${THREAD_HAS_SESSION} as has_session
  from message join thread on thread.id = message.thread_id`;
const IN_ORDER = sql`order by message.created_at, message.id`;

/** Whether a user may see a message. */
const isFor = (user_id: string, { mentor_id, prospect_id, author_id, held_at }: Written) =>
  (user_id === mentor_id || user_id === prospect_id) && (held_at === null || author_id === user_id);

/**
 * Passes messages on to the open streams of this process. Each is read from the database once, however many streams there are,
 * and those that come while one is being read are read together.
 */
export function streamHub({ db, logger, message_announcements }: Deps) {
  const readers = new Map<string, Set<Listener>>();
  const waiting = new Set<string>();
  const recent = recentChanges();
  let isReading = false;
  let isListening = false;

  const filesOf = (messages: readonly Written[]) =>
    attachmentsOf(
      db,
      messages.map(({ id }) => id),
    );

  function pass(reader: Reader, { message, files }: Passed): void {
    if (isFor(reader.user_id, message)) {
      reader.last_id = message.id;
      const data = JSON.stringify(presentMessage(message, { ...message, user_id: reader.user_id }, files));
      reader.send('message', { data, id: message.id });
    }
  }

  function passInTurn(reader: Listener, passed: Passed): void {
    if (reader.waiting === null) {
      pass(reader, passed);
    } else {
      reader.waiting.push(passed);
    }
  }

  const readersOf = (users: readonly string[]) => users.flatMap((user_id) => [...(readers.get(user_id) ?? [])]);

  async function readWaiting(): Promise<void> {
    isReading = true;
    try {
      while (waiting.size > 0) {
        const ids = [...waiting];
        waiting.clear();
        const { rows } = await sql<Written>`${WRITTEN} where message.id = any(${ids}::uuid[]) ${IN_ORDER}`.execute(db);
        const files = await filesOf(rows);
        for (const message of rows) {
          readersOf([message.mentor_id, message.prospect_id]).forEach((reader) =>
            passInTurn(reader, { message, files: files.get(message.id) }),
          );
        }
      }
    } catch (error) {
      logger.warn({ err: error }, 'messages could not be read for their streams, whose readers come back');
      [...readers.values()].forEach((all) => [...all].forEach(({ end }) => end()));
    } finally {
      isReading = false;
    }
  }

  /** Says whether a message still exists, and the user may read it. */
  async function canRead(user_id: string, message_id: string): Promise<boolean> {
    const { rows } = await sql`
      select from message join thread on thread.id = thread_id
      where message.id = ${message_id} and ${user_id}::uuid in (mentor_id, prospect_id)`.execute(db);
    return rows.length > 0;
  }

  /** Sends the messages that a reader missed since its last one. One without such a message loads the conversations again. */
  async function catchUp(reader: Reader): Promise<void> {
    const { user_id, last_id } = reader;
    if (last_id === null || !(await canRead(user_id, last_id))) {
      reader.send('reload');
      return;
    }
    const { rows } = await sql<Written>`${WRITTEN}
      where ${user_id}::uuid in (thread.mentor_id, thread.prospect_id) and message.id <> ${last_id}
        and message.created_at > (select last.created_at from message last where last.id = ${last_id})
          - make_interval(secs => ${OVERLAP_MS / 1000})
      ${IN_ORDER} limit ${MISSED_MAX + 1}`.execute(db);
    if (rows.length > MISSED_MAX) {
      reader.send('reload');
    } else {
      const files = await filesOf(rows);
      rows.forEach((message) => pass(reader, { message, files: files.get(message.id) }));
    }
  }

  /** Sends new messages after the missed ones, so that a client's last message is never later than a missed one. */
  async function catchUpOrEnd(reader: Listener): Promise<void> {
    reader.missed_more = true;
    if (reader.waiting !== null) {
      return;
    }
    const later: Passed[] = [];
    reader.waiting = later;
    try {
      while (reader.missed_more) {
        reader.missed_more = false;
        await catchUp(reader);
      }
      reader.waiting = null;
      later.forEach((passed) => pass(reader, passed));
    } catch (error) {
      logger.warn({ err: error }, 'a reader could not be sent what it missed, and comes back');
      reader.end();
    }
  }

  function announced(payload: string): void {
    const announcement = JSON.parse(payload) as Announcement;
    announcement.users.forEach(recent.add);
    const concerned = readersOf(announcement.users);
    if (concerned.length === 0) {
      return;
    }
    if (announcement.kind === 'message') {
      waiting.add(announcement.message_id);
      if (!isReading) {
        void readWaiting();
      }
    } else if (announcement.kind === 'thread') {
      const data = JSON.stringify({ thread_id: announcement.thread_id });
      concerned.forEach(({ send }) => send('thread', { data }));
    } else {
      concerned.forEach(({ end }) => end());
    }
  }

  function open(): void {
    isListening = true;
    message_announcements.open({
      changed: announced,
      missed: () => readersOf([...readers.keys()]).forEach((reader) => void catchUpOrEnd(reader)),
    });
  }

  return {
    /** @returns a function that stops it. */
    add(given: Reader): () => void {
      const reader: Listener = { ...given, waiting: null, missed_more: false };
      const own = readers.get(reader.user_id) ?? new Set();
      readers.set(reader.user_id, own.add(reader));
      if (!isListening) {
        open();
      }
      // A reader that has just loaded its conversations doesn't know what changed since.
      if (reader.last_id !== null || recent.has(reader.user_id)) {
        void catchUpOrEnd(reader);
      }
      return () => {
        own.delete(reader);
        if (own.size === 0) {
          readers.delete(reader.user_id);
        }
      };
    },
  };
}

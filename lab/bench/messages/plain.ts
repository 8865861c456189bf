import { newId } from '@abroad/api/core/ids';
import pg from 'pg';
import { TEXT, turnsOf, type Conversation } from './conversations.ts';

/** The same row in the same table, and the smallest notification, in one statement and one round trip. */
const INSERT = {
  name: 'plain',
  text: `
    with written as (
      insert into message (id, thread_id, author_id, author_role, client_message_id, text, source, created_at)
      values ($1, $2, $3, $4, $5, $6, 'web', clock_timestamp()) returning id)
    select pg_notify('bench_messages', id::text) from written`,
};

/** Clients of the database that insert messages and notify, and one that listens. */
export interface Plain {
  /** Inserts on one of the connections. @returns the message's id */
  write(place: number): Promise<string>;
  /** Inserts, and waits until the listener is notified. @returns ms */
  writeAndHear(place: number): Promise<number>;
  close(): Promise<void>;
}

export async function plainWriters(
  url: string,
  conversations: readonly Conversation[],
  connections: number,
): Promise<Plain> {
  const clients = Array.from({ length: connections + 1 }, () => new pg.Client({ connectionString: url }));
  // The users of a connection report its errors.
  for (const client of clients) client.on('error', () => undefined);
  await Promise.all(clients.map((client) => client.connect()));
  const [listener, ...writers] = clients;
  const next = turnsOf(conversations);
  const heard = new Map<string, () => void>();
  listener?.on('notification', ({ payload = '' }) => {
    heard.get(payload)?.();
    heard.delete(payload);
  });
  await listener?.query('listen bench_messages');
  async function write(place: number, id: string): Promise<string> {
    const turn = next();
    const values = [id, turn.id, turn.author.user_id, turn.role, newId(), TEXT];
    await writers[place % writers.length]?.query({ ...INSERT, values });
    return id;
  }
  return {
    write: (place) => write(place, newId()),
    async writeAndHear(place) {
      const id = newId();
      const { promise, resolve } = Promise.withResolvers<undefined>();
      heard.set(id, () => resolve(undefined));
      const began = performance.now();
      await write(place, id);
      await promise;
      return performance.now() - began;
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

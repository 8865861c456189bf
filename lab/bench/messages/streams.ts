import { Agent, request } from 'undici';
import type { Citizen } from '../../chaos/lib/people.ts';

/** The most streams of one network address; the loopback network has more addresses. */
const PER_ADDRESS = 40;
const OPENED_AT_ONCE = 50;

/** An open stream for each person, with the waits for messages on it. */
export interface Streams {
  count(): number;
  /** Settles when a message is shown to a person. */
  shown(user_id: string, client_message_id: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a stream for each person. Messages of the bench are distinguished by a part of their text. */
export async function openStreams(base_url: string, people: readonly Citizen[]): Promise<Streams> {
  const waiting = new Map<string, () => void>();
  const stop = new AbortController();
  let open = 0;

  function take(user_id: string, block: string): void {
    const data = /^data: (\{.*\})$/m.exec(block)?.[1];
    const mark = data === undefined ? undefined : /#([0-9a-f-]{36})/.exec(data)?.[1];
    const key = `${user_id} ${mark}`;
    waiting.get(key)?.();
    waiting.delete(key);
  }

  async function read({ user_id }: Citizen, body: AsyncIterable<Buffer>): Promise<void> {
    let unread = '';
    for await (const part of body) {
      const blocks = (unread + part.toString()).split('\n\n');
      unread = blocks.pop() ?? '';
      blocks.forEach((block) => take(user_id, block));
    }
  }

  const agents = Array.from(
    { length: Math.ceil(people.length / PER_ADDRESS) },
    (_, place) => new Agent({ localAddress: `127.0.1.${place + 1}`, bodyTimeout: 0 }),
  );
  for (let from = 0; from < people.length; from += OPENED_AT_ONCE) {
    await Promise.all(
      people.slice(from, from + OPENED_AT_ONCE).map(async (who, offset) => {
        const dispatcher = agents[Math.floor((from + offset) / PER_ADDRESS)];
        const { statusCode, body } = await request(`${base_url}/api/v1/messages/stream`, {
          headers: { authorization: `Bearer ${who.token}`, accept: 'text/event-stream' },
          signal: stop.signal,
          ...(dispatcher && { dispatcher }),
        });
        if (statusCode !== 200) throw new Error(`a stream answered ${statusCode}: ${await body.text()}`);
        open += 1;
        read(who, body).catch(() => undefined);
      }),
    );
  }
  return {
    count: () => open,
    shown(user_id, mark) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      waiting.set(`${user_id} ${mark}`, () => resolve(undefined));
      return promise;
    },
    async close() {
      stop.abort();
      await Promise.all(agents.map((agent) => agent.destroy()));
    },
  };
}

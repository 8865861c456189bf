import { newId } from '@abroad/api/core/ids';
import { Pool } from 'undici';
import { TEXT, turnsOf, type Conversation } from './conversations.ts';
import type { Streams } from './streams.ts';

/** Clients of the API that send messages, each on its own connection. */
export interface ApiWriters {
  /** @throws Error for another answer than 201 or 200 */
  write(): Promise<void>;
  /** Sends, and waits until the other person's stream shows it. @returns ms */
  writeAndSee(streams: Streams): Promise<number>;
  close(): Promise<void>;
}

export function apiWriters(base_url: string, conversations: readonly Conversation[], connections: number): ApiWriters {
  const pool = new Pool(base_url, { connections, pipelining: 1 });
  const next = turnsOf(conversations);
  const others = new Map(
    conversations.flatMap(({ mentor, prospect }) => [[mentor, prospect] as const, [prospect, mentor] as const]),
  );

  async function send({ id, author }: ReturnType<typeof next>, text: string): Promise<void> {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: `/api/v1/messages/threads/${id}/messages`,
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text, client_message_id: newId() }),
    });
    if (statusCode !== 201 && statusCode !== 200)
      throw new Error(`sending answered ${statusCode}: ${await body.text()}`);
    await body.dump();
  }

  return {
    write: () => send(next(), TEXT),
    async writeAndSee(streams) {
      const turn = next();
      const mark = newId();
      const shown = streams.shown(others.get(turn.author)?.user_id ?? '', mark);
      const began = performance.now();
      await send(turn, `${TEXT} #${mark}`);
      await shown;
      return performance.now() - began;
    },
    close: () => pool.close(),
  };
}

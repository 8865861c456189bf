import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { newId } from '../core/ids.ts';
import type { bookingScene } from './booking-scene.ts';
import { insertMessage } from './insert-message.ts';
import type { Made } from './make.ts';
import { refusalCode } from './refusal.ts';

/** People of a scene who write to each other. */
export function messageScene(scene: Pick<ReturnType<typeof bookingScene>, 'api' | 'mentor' | 'prospect'>) {
  const pair = async () => ({ mentor: await scene.mentor(), prospect: await scene.prospect() });
  const say = ({ client }: Pick<Made, 'client'>, id: string, text: string) =>
    client.sendMessage({ params: { id }, body: { text, client_message_id: newId() } });
  /** Like `say`, but repeats with the same id while the server is too busy or gives no answer, as a page does. */
  async function sayUntilSent({ client }: Pick<Made, 'client'>, id: string, text: string) {
    const body = { text, client_message_id: newId() };
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const code = await refusalCode(client.sendMessage({ params: { id }, body }));
      if (code !== 'UNAVAILABLE' && code !== 'TIMEOUT') {
        expect(code).toBe(null);
        return;
      }
      await delay(100);
    }
    throw new Error('the server answered none of 50 attempts');
  }
  return {
    pair,
    sayUntilSent,
    /** Says something in a conversation. */
    say,
    /** A pair of whom the prospect has asked a question. */
    async talk() {
      const { mentor, prospect } = await pair();
      const asked = { mentor, prospect, author: prospect, text: 'How did you find a room?' };
      const { thread_id: id, id: message_id } = await insertMessage(scene.api, asked);
      return { mentor, prospect, id, message_id };
    },
  };
}

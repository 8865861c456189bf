import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { bookingScene } from './booking-scene.ts';
import { insertMessage } from './insert-message.ts';
import { make, type Made, type MadeMentor } from './make.ts';
import { writtenRows } from './written-rows.ts';

const scene = bookingScene();
interface Pair {
  mentor: MadeMentor;
  prospect: Made;
}
const pair = async (): Promise<Pair> => ({ mentor: await scene.mentor(), prospect: await scene.prospect() });
const written = (act: () => Promise<unknown>) => writtenRows(scene.api.context.db, act, { columns: ['id'] });

const FIRST = 'Hello, I read about your studies in Delft. Write me at amara@example.org, please!';
const ANSWER = 'Gladly, and you pay me by bank: it is cheaper.';

/** The first message, and the answer to it. */
async function talk({ mentor, prospect }: Pair): Promise<void> {
  const body = { mentor_slug: mentor.slug, text: FIRST, client_message_id: newId() };
  const { thread_id: id } = await prospect.client.startThread({ body });
  await mentor.client.sendMessage({ params: { id }, body: { text: ANSWER, client_message_id: newId() } });
}
async function insertTalk(people: Pair): Promise<void> {
  await insertMessage(scene.api, { ...people, author: people.prospect, text: FIRST });
  await insertMessage(scene.api, { ...people, author: people.mentor, text: ANSWER });
}

test.each([false, true])(
  'messages that are inserted are those that were written; of two who have a session: %s',
  async (has_session) => {
    const [front, inserted] = [await pair(), await pair()];
    if (has_session) {
      await make(scene.api).session(front);
      await make(scene.api).session(inserted);
    }
    const rows = await written(() => insertTalk(inserted));
    expect(rows).toEqual(await written(() => talk(front)));
    expect(Object.keys(rows)).toEqual(['message', 'notification', 'thread', 'thread_event']);
    expect(rows['message']).toHaveLength(2);
  },
);

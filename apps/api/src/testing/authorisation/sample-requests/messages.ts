import { newId } from '../../../core/ids.ts';
import { toInstant } from '../../../core/clock.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const TEXT = 'How did you find a room?';

/** The conversation of `prospect` with `mentor`, and a message in it of each. Limits don't count what is two days old. */
async function conversation({ api, people }: Scene): Promise<{ id: string; message_id: string }> {
  const { db } = api.context;
  const pair = { mentor_id: people.mentor.user_id, prospect_id: people.prospect.user_id };
  const at = toInstant(Date.now() - 2 * 24 * 60 * 60_000);
  const nothing = {
    frozen_at: null,
    closed_at: null,
    closed_by: null,
    last_message_id: null,
    mentor_read_at: null,
    prospect_read_at: null,
    mentor_left_at: null,
    prospect_left_at: null,
  };
  const { id } = await db
    .insertInto('thread')
    .values({
      ...pair,
      ...nothing,
      id: newId(),
      status: 'open',
      started_by: pair.prospect_id,
      created_at: at,
      opened_at: at,
      last_message_at: at,
    })
    .onConflict((on) => on.columns(['mentor_id', 'prospect_id']).doUpdateSet({ ...nothing, status: 'open' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const message_id = newId();
  await db
    .insertInto('message')
    .values({
      id: message_id,
      thread_id: id,
      author_id: pair.prospect_id,
      author_role: 'prospect',
      client_message_id: newId(),
      text: TEXT,
      masked_text: null,
      spans: '[]',
      source: 'web',
      created_at: at,
      held_at: null,
      released_at: null,
      removed_at: null,
      removed_by_decision_id: null,
    })
    .execute();
  await db.updateTable('thread').set({ last_message_id: message_id }).where('id', '=', id).execute();
  return { id, message_id };
}

const params = async (scene: Scene) => ({ id: (await conversation(scene)).id });
const message = () => ({ text: TEXT, client_message_id: newId() });

/** Makes a person without a connection to others of the scene. */
const stranger = async (scene: Scene) => (await scene.make.prospect()).slug;

export const messageAsks: AsksOf<
  | 'listThreads'
  | 'startThread'
  | 'listBookingMessages'
  | 'getThread'
  | 'sendMessage'
  | 'readThread'
  | 'closeThread'
  | 'blockPerson'
  | 'unblockPerson'
  | 'listBlocked'
  | 'listHiddenPeople'
  | 'checkMessage'
  | 'watchMessages'
  | 'listSavedAnswers'
  | 'putSavedAnswers'
> = {
  listThreads: () => ({ query: { q: 'room' } }),
  startThread: async (scene) => {
    await conversation(scene);
    return { body: { ...message(), booking_id: scene.booking_id } };
  },
  listBookingMessages: ({ booking_id }) => ({ params: { id: booking_id } }),
  getThread: async (scene) => ({ params: await params(scene) }),
  sendMessage: async (scene) => ({ params: await params(scene), body: message() }),
  readThread: async (scene) => {
    const { id, message_id } = await conversation(scene);
    return { params: { id }, body: { up_to: message_id } };
  },
  closeThread: async (scene) => ({ params: await params(scene), body: { leave: true } }),
  blockPerson: async (scene) => ({ body: { slug: await stranger(scene), reason: 'not_a_fit' } }),
  unblockPerson: async (scene) => ({ body: { slug: await stranger(scene) } }),
  watchMessages: () => ({}),
  listSavedAnswers: () => ({}),
  putSavedAnswers: () => ({ body: { items: ['Bring your draft.'] } }),
  listBlocked: () => ({ query: {} }),
  listHiddenPeople: async (scene) => ({ query: { slug: [await stranger(scene)] } }),
  checkMessage: async (scene) => ({
    body: { text: 'Call me on +84 912 345 678', thread_id: (await conversation(scene)).id },
  }),
};

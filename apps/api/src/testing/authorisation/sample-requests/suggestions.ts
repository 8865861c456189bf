import { newId } from '../../../core/ids.ts';
import type { AsksOf, Cell } from '../ask.ts';
import { farSession } from '../far-session.ts';
import type { Scene } from '../scene.ts';

/** A session of the mentor that was deleted in their calendar, or a new one for callers who may answer. */
async function suggestion(scene: Scene, { allowed }: Cell) {
  const { db } = scene.api.context;
  const booking_id = allowed ? await farSession(scene) : scene.booking_id;
  await db
    .insertInto('session_suggestion')
    .values({
      id: newId(),
      booking_id,
      kind: 'deleted',
      start_at: null,
      end_at: null,
      resolved_at: null,
      resolution: null,
    })
    .onConflict((conflict) => conflict.column('booking_id').where('resolved_at', 'is', null).doNothing())
    .execute();
  return db
    .selectFrom('session_suggestion')
    .select('id')
    .where('booking_id', '=', booking_id)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export const suggestionAsks: AsksOf<
  | 'listSessionSuggestions'
  | 'acceptSessionSuggestion'
  | 'dismissSessionSuggestion'
  | 'getCalendarFeed'
  | 'rotateCalendarFeed'
  | 'readCalendarFeed'
> = {
  getCalendarFeed: () => ({}),
  rotateCalendarFeed: () => ({}),
  readCalendarFeed: async ({ people }) => {
    const { url } = await people.prospect.client.getCalendarFeed();
    return { params: { file: url.split('/').at(-1) ?? 'no feed' } };
  },
  listSessionSuggestions: () => ({}),
  acceptSessionSuggestion: async (scene, cell) => ({ params: await suggestion(scene, cell) }),
  dismissSessionSuggestion: async (scene, cell) => ({ params: await suggestion(scene, cell) }),
};

import type { Context } from '../../context.ts';
import { EventStream } from '../../http/event-streams/event-stream.ts';
import { isOffered, visibleOffer } from '../event-types/index.ts';

/**
 * Tells whoever looks at a mentor's free times when they change, and nothing else: what is free for somebody is theirs
 * to ask. Word comes from the database (`0003-availability.sql`), so that it comes from every process. The stream ends when the
 * mentor can no longer be found, after the word that something changed.
 * @returns watches by slug. @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND
 */
export function availabilityWatch({
  db,
  logger,
  availability_changes,
}: Pick<Context, 'db' | 'logger' | 'availability_changes'>): (slug: string) => Promise<EventStream> {
  /** All who watch a mentor ask together. */
  const asking = new Map<string, Promise<boolean>>();

  function isStillOffered(user_id: string): Promise<boolean> {
    const asked = asking.get(user_id) ?? isOffered(db, user_id).finally(() => asking.delete(user_id));
    asking.set(user_id, asked);
    return asked;
  }

  return async (slug) => {
    const { mentor } = await visibleOffer(db, slug, null);
    return new EventStream((send, end) =>
      availability_changes.subscribe(mentor.user_id, () => {
        send('changed');
        isStillOffered(mentor.user_id).then(
          (offered) => offered || end(),
          // What can't be asked now is asked at the next change.
          (error: unknown) =>
            logger.warn({ err: error }, 'it is not known whether a watched mentor can still be found'),
        );
      }),
    );
  };
}

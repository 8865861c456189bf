import type { Context } from '../../context.ts';
import { EventStream } from '../../http/event-streams/event-stream.ts';
import { isOffered } from '../event-types/queries.ts';
import { visibleOffer } from '../event-types/visible-offer.ts';

/**
 * Notifies viewers when a mentor's availability changes, without saying how: each viewer reads their own available
 * times. Changes are announced by the database (`0004-availability.sql`), and so reach every process. The stream ends
 * after a change if the mentor can no longer be found.
 * @returns watches by slug.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND
 */
export function availabilityWatch({
  db,
  logger,
  availability_changes,
}: Pick<Context, 'db' | 'logger' | 'availability_changes'>): (slug: string) => Promise<EventStream> {
  /** One check per mentor is shared by all viewers. */
  const pendingChecks = new Map<string, Promise<boolean>>();

  function isStillOffered(user_id: string): Promise<boolean> {
    const check = pendingChecks.get(user_id) ?? isOffered(db, user_id).finally(() => pendingChecks.delete(user_id));
    pendingChecks.set(user_id, check);
    return check;
  }

  return async (slug) => {
    const { mentor } = await visibleOffer(db, slug, null);
    return new EventStream((send, end) =>
      availability_changes.subscribe(mentor.user_id, () => {
        send('changed');
        isStillOffered(mentor.user_id).then(
          (offered) => offered || end(),
          // A failed check is repeated at the next change.
          (error: unknown) =>
            logger.warn({ err: error }, 'it is not known whether a watched mentor can still be found'),
        );
      }),
    );
  };
}

import type { Context } from '../../context.ts';
import { EventStream } from '../../http/event-streams/event-stream.ts';
import { visibleOffer } from '../event-types/index.ts';

/**
 * Tells whoever looks at a mentor's free times when they change, and nothing else: what is free for somebody is theirs
 * to ask. Word comes from the database (migration 0066), so that it comes from every process.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND
 */
export async function watchAvailability(
  { db, availability_changes }: Pick<Context, 'db' | 'availability_changes'>,
  slug: string,
): Promise<EventStream> {
  const { mentor } = await visibleOffer(db, slug, null);
  return new EventStream((send) => availability_changes.subscribe(mentor.user_id, () => send('changed')));
}

import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { compareMentorJob } from '../fraud/compare-mentor.ts';
import { SIDES, squareKey } from './files.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'images' | 'logger' | 'storage'>;

/** The photos in one run, each of which is decoded. */
const AT_ONCE = 200;

interface Unseen {
  id: string;
  auth_user_id: string;
  content_hash: string | null;
}

/** Computes the look of a stored photo; null where its file can't be read. */
async function lookOfStored({ images, storage }: Deps, photo: Unseen): Promise<string | null> {
  const stream = await storage.get(squareKey(photo, SIDES[0]));
  if (stream === null) {
    return null;
  }
  const result = await images.renderAvatar(Buffer.concat(await stream.toArray()), 'image/webp');
  return 'refused' in result ? null : result.rendered.look;
}

/** Mentors whose accounts are new are compared again, as photos are known that weren't before. */
async function compareNewOnes(db: Database, now: number): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select person.id as user_id from authenticated_user person
    join avatar on avatar.auth_user_id = person.id and avatar.status = 'current'
    where person.status <> 'deleted'
      and person.created_at > ${toInstant(now)}::timestamptz - make_interval(days => ${LIMITS.unknown_mentor_days})`.execute(
    db,
  );
  await enqueue(
    db,
    rows.map(({ user_id }) => compareMentorJob({ user_id })),
  );
}

/**
 * Computes the look of photos that have none yet: they are older than the comparison. It ends once all have been seen;
 * one whose file can't be read is tried again the next time, after the others.
 */
export async function lookAtPhotos(context: Deps): Promise<void> {
  const { db, clock, logger } = context;
  const unseen = await db
    .selectFrom('avatar')
    .select(['id', 'auth_user_id', 'content_hash'])
    .where('status', '=', 'current')
    .where('look', 'is', null)
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute();
  let seen = 0;
  for (const photo of unseen) {
    const look = await lookOfStored(context, photo).catch((error: unknown) => {
      logger.warn({ part: 'media', err: error }, 'a photo could not be looked at');
      return null;
    });
    if (look !== null) {
      seen += 1;
      await writeAbout(db, photo.auth_user_id, (trx) =>
        trx.updateTable('avatar').set({ look }).where('id', '=', photo.id).where('look', 'is', null).execute(),
      );
    }
  }
  if (seen > 0) {
    await compareNewOnes(db, clock.now());
  }
}

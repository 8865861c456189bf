import { CAPS, LIMITS, type BlockedPeople, type BlockReason } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { writeAs } from '../../db/write-as.ts';
import { resolveSlug } from '../identity/slugs.ts';
import { lockThreadsOf } from './lock-thread.ts';
import { announce, record } from './record.ts';

/** @throws AppError PROFILE_NOT_FOUND, INVALID_SLUG, VALIDATION_FAILED for oneself */
async function findOther(db: Database, slug: string, user_id: string): Promise<string> {
  const other = await resolveSlug(db, slug);
  if (!other) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  if (other.user_id === user_id) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'slug', message: 'You can’t block yourself' }] });
  }
  return other.user_id;
}

async function afterwards(
  trx: Database,
  { user_id, other, kind, now }: { user_id: string; other: string; kind: 'blocked' | 'unblocked'; now: number },
): Promise<void> {
  for (const { id, mentor_id, prospect_id } of await lockThreadsOf(trx, user_id, other)) {
    await record(trx, { thread_id: id, kind, actor_user_id: user_id, now });
    await announce(trx, { kind: 'thread', users: [mentor_id, prospect_id], thread_id: id });
  }
}

/** @throws AppError TOO_MANY_BLOCKS where the user has blocked as many others as one may */
async function takePlace(trx: Database, user_id: string, other: string): Promise<void> {
  const { count } = await trx
    .selectFrom('block')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('blocker_id', '=', user_id)
    .where('blocked_id', '<>', other)
    .executeTakeFirstOrThrow();
  if (count >= CAPS.blocks_max) {
    throw new AppError('TOO_MANY_BLOCKS');
  }
}

/** Blocks a person without notifying them. A repeated call changes the reason. @throws AppError TOO_MANY_BLOCKS */
export async function blockPerson(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id, slug, reason }: { user_id: string; slug: string; reason: BlockReason },
): Promise<void> {
  const other = await findOther(db, slug, user_id);
  await writeAs(db, user_id, async (trx) => {
    const now = clock.now();
    await takePlace(trx, user_id, other);
    await trx
      .insertInto('block')
      .values({ blocker_id: user_id, blocked_id: other, reason, created_at: toInstant(now) })
      .onConflict((on) => on.columns(['blocker_id', 'blocked_id']).doUpdateSet({ reason }))
      .execute();
    await afterwards(trx, { user_id, other, kind: 'blocked', now });
  });
}

interface BlockedRow {
  slug: string;
  first_name: string;
  last_name: string;
  avatar_thumbnail_url: string | null;
  reason: BlockReason;
  created_at: string;
  reader_language: string;
}

/** People whom the user has blocked, the latest first. Deleted accounts are left out. */
export async function listBlocked(
  { db }: Pick<Context, 'db'>,
  user_id: string,
  query: { page: number; page_size: number },
): Promise<BlockedPeople> {
  const { limit, offset } = pageBounds(query);
  const from = sql`block join authenticated_user person on person.id = block.blocked_id and person.status <> 'deleted'`;
  const [page, count] = await Promise.all([
    sql<BlockedRow>`select person.slug, person.first_name, person.last_name, block.reason, block.created_at,
        ${pictureUrl(LIMITS.avatar_thumbnail_px)} as avatar_thumbnail_url,
        (select language from authenticated_user where id = ${user_id}) as reader_language
      from ${from}
      left join mentor_profile profile on profile.auth_user_id = person.id
      left join avatar picture on picture.auth_user_id = person.id and picture.status = 'current'
      where block.blocker_id = ${user_id} order by block.created_at desc, person.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${from} where block.blocker_id = ${user_id}`.execute(db),
  ]);
  const items = page.rows.map(({ first_name, last_name, reader_language, created_at, ...row }) => ({
    ...row,
    name: fullName({ first_name, last_name }, reader_language),
    created_at: toInstant(created_at),
  }));
  return toPage(items, count.rows[0]?.total ?? 0, query);
}

/** Finds those of some people whom the user has blocked, or who have blocked the user. */
export async function findHidden(
  { db }: Pick<Context, 'db'>,
  user_id: string,
  slugs: readonly string[],
): Promise<{ hidden: string[] }> {
  const { rows } = await sql<{ slug: string }>`
    select person.slug from block join authenticated_user person
      on person.id = case blocker_id when ${user_id} then blocked_id else blocker_id end
    where ${user_id}::uuid in (blocker_id, blocked_id) and person.slug = any(${[...slugs]})`.execute(db);
  return { hidden: [...new Set(rows.map(({ slug }) => slug))] };
}

export async function unblockPerson(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id, slug }: { user_id: string; slug: string },
): Promise<void> {
  const other = await findOther(db, slug, user_id);
  await writeAs(db, user_id, async (trx) => {
    const gone = await trx
      .deleteFrom('block')
      .where('blocker_id', '=', user_id)
      .where('blocked_id', '=', other)
      .returning('blocked_id')
      .execute();
    if (gone.length > 0) {
      await afterwards(trx, { user_id, other, kind: 'unblocked', now: clock.now() });
    }
  });
}

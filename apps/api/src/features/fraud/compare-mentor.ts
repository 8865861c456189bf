import { LIMITS } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMentorCaseJob } from '../../jobs/known-jobs.ts';
import { noteFraud } from './signals.ts';

/** Compares a mentor's photo and payout country with the other facts, after a new photo or another payout country. */
export const compareMentorJob = jobKind({
  task: 'compare-mentor',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `compare-mentor:${user_id}`,
});

/** So few of 64 bits differ between two pictures that look the same. */
const SAME_WITHIN = 6;
/** A picture of one colour looks like many others. */
const LEAST_DETAIL = 8;
/** The number of other people's photos that the staff see. */
const SHOWN = 5;

/** Whether a mentor isn't bookable for money until a proof or a look of the staff. @param person an SQL expression of their id. */
export const isUncheckedMentor = (person: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from fraud_signal where auth_user_id = ${person} and kind = 'seen_photo' and cleared_at is null)
  and not exists (select from education_proof where auth_user_id = ${person} and state = 'proven'))`;

/** The same, by itself. */
export async function isUnchecked(db: Database, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_unchecked: boolean }>`
    select ${isUncheckedMentor(sql`${user_id}::uuid`)} as is_unchecked`.execute(db);
  return rows[0]?.is_unchecked ?? false;
}

/** Whether the photo `theirs` looks like `mine`, of another person. */
const LOOKS_THE_SAME = sql`theirs.auth_user_id <> mine.auth_user_id and theirs.status = 'current'
  and bit_count(theirs.look # mine.look) <= ${sql.lit(SAME_WITHIN)}`;

/** The photo of a user, and after it those of others that look like it now; an SQL expression: rows of ids in `avatar`. */
export const photosAlike = (user_id: RawBuilder<unknown>) => sql`(
  select mine.id, 0 as place from avatar mine where mine.auth_user_id = ${user_id} and mine.status = 'current'
  union all
  (select theirs.id, 1 from avatar mine join avatar theirs on ${LOOKS_THE_SAME}
   where mine.auth_user_id = ${user_id} and mine.status = 'current' order by bit_count(theirs.look # mine.look), theirs.id limit ${sql.lit(SHOWN)}))`;

/** How many others have the photo of a mentor with a new account whose payout country fits none of their studies. */
async function countSamePhotos(trx: Database, user_id: string, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from avatar mine join authenticated_user person on person.id = mine.auth_user_id
    join payout_account account on account.user_id = person.id
    join mentor_profile profile on profile.auth_user_id = person.id
    join avatar theirs on ${LOOKS_THE_SAME}
    where person.id = ${user_id} and mine.status = 'current'
      and bit_count(mine.look) between ${LEAST_DETAIL} and 64 - ${LEAST_DETAIL}
      and person.created_at > ${toInstant(now)}::timestamptz - make_interval(days => ${LIMITS.unknown_mentor_days})
      and account.country is not null
      and not exists (select from mentor_education where profile_id = profile.id and country_code = account.country)`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Notes a mentor who may show someone else's face, and has a case opened. It may run again. */
export async function compareMentor({ db, clock }: Pick<Context, 'db' | 'clock'>, user_id: string): Promise<void> {
  const now = clock.now();
  await writeAbout(db, user_id, async (trx) => {
    const count = await countSamePhotos(trx, user_id, now);
    if (count > 0 && (await noteFraud(trx, { kind: 'seen_photo', user_id, detail: { count }, now }))) {
      await enqueue(trx, [openMentorCaseJob({ mentor_user_id: user_id, reason: 'fake_profile' })]);
    }
  });
}

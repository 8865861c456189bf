import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { PERSONAL_DATA } from '../../db/tables.ts';
import { exportBookings } from '../bookings/read/export-bookings.ts';
import { exportFraud } from '../fraud/signals.ts';
import { getUser } from '../identity/change-account.ts';
import { exportModeration } from '../moderation/forget-moderation.ts';
import { exportPayoutAccount } from '../payout-accounts/personal-data.ts';
import { exportPayouts } from '../payouts/export-payouts.ts';
import { exportProofs } from '../proofs/queries.ts';
import { exportReports } from '../reports/forget-reports.ts';
import { exportNoShows } from '../no-shows/keep-and-forget.ts';
import { exportMessages } from '../messages/keep-and-forget.ts';
import { exportReviews } from '../reviews/forget-reviews.ts';
import { exportSavedSearches } from '../saved-searches/export.ts';
import { exportStaff } from '../staff/queries.ts';
import { listKeys } from '../api-keys/service.ts';
import { exportWebhooks } from '../webhooks/export.ts';
import { exportWithdrawals } from '../withdrawals/keep-and-forget.ts';

/** The rows of a person in every table that goes into the archive as it is, by their name there. */
async function rowsOf(db: Database, user_id: string): Promise<Record<string, unknown[]>> {
  const read = (table: string) => sql`select * from ${sql.table(table)} where auth_user_id = ${user_id}`.execute(db);
  const asTheyAre = PERSONAL_DATA.flatMap(({ table, archive }) =>
    archive === null || archive === 'composed' ? [] : [{ table, archive }],
  );
  const entries = asTheyAre.map(async ({ table, archive }) => [archive, (await read(table)).rows]);
  return Object.fromEntries(await Promise.all(entries));
}

async function schedulesOf(db: Database, user_id: string) {
  const schedules = await db
    .selectFrom('availability_schedule')
    .selectAll()
    .where('auth_user_id', '=', user_id)
    .execute();
  const rules = await db
    .selectFrom('availability_rule')
    .selectAll()
    .where('schedule_id', 'in', (select) =>
      select.selectFrom('availability_schedule').select('id').where('auth_user_id', '=', user_id),
    )
    .execute();
  const ruleOf = Map.groupBy(rules, (rule) => rule.schedule_id);
  return schedules.map((schedule) => Object.assign(schedule, { rules: ruleOf.get(schedule.id) ?? [] }));
}

/** A profile with its educations and experiences as stored; null if there is none. */
async function profileOf(db: Database, kind: 'mentor' | 'prospect', user_id: string) {
  const profile = await db
    .selectFrom(`${kind}_profile` as 'mentor_profile')
    .selectAll()
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (!profile) {
    return null;
  }
  const [educations, experiences] = await Promise.all([
    db.selectFrom(`${kind}_education`).selectAll().where('profile_id', '=', profile.id).execute(),
    db.selectFrom(`${kind}_experience`).selectAll().where('profile_id', '=', profile.id).execute(),
  ]);
  return { ...profile, educations, experiences };
}

/** Reads the kinds of marks that identify the account, and when each was seen last. */
const signalsOf = (db: Database, user_id: string) =>
  db
    .selectFrom('account_signal')
    .select(['kind', 'last_seen_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('last_seen_at', 'desc')
    .execute();

/** All data about a user, except files and keys that live for a day. */
export async function collectData(context: Pick<Context, 'db' | 'clock'>, user_id: string) {
  const { db } = context;
  return {
    record: await getUser(context, user_id),
    mentor_profile: await profileOf(db, 'mentor', user_id),
    prospect_profile: await profileOf(db, 'prospect', user_id),
    availability_schedules: await schedulesOf(db, user_id),
    ...(await rowsOf(db, user_id)),
    account_signals: await signalsOf(db, user_id),
    fraud_signals: await exportFraud(db, user_id),
    bookings: await exportBookings(context, user_id),
    payouts: await exportPayouts(db, user_id),
    education_proofs: await exportProofs(db, user_id),
    payout_account: await exportPayoutAccount(db, user_id),
    reviews: await exportReviews(db, user_id),
    messages: await exportMessages(db, user_id),
    moderation: await exportModeration(db, user_id),
    reports: await exportReports(db, user_id),
    no_shows: await exportNoShows(db, user_id),
    withdrawals: await exportWithdrawals(db, user_id),
    webhooks: await exportWebhooks(db, user_id),
    api_keys: await listKeys({ db }, user_id),
    staff: await exportStaff(db, user_id),
    saved_searches: await exportSavedSearches(db, user_id),
  };
}

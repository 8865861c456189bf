import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { exportBookings } from '../bookings/index.ts';
import { getUser } from '../identity/index.ts';

/** Tables whose rows are somebody's by `auth_user_id`, under the names that the archive gives them. */
const rowsOf = async (db: Database, user_id: string) => {
  const of = <T extends 'former_slug' | 'terms_acceptance' | 'event_type' | 'booking_policy' | 'mail_message'>(
    table: T,
  ) =>
    db
      .selectFrom(table as 'former_slug')
      .selectAll()
      .where('auth_user_id', '=', user_id)
      .execute() as Promise<unknown[]>;
  return {
    former_slugs: await of('former_slug'),
    terms_acceptances: await of('terms_acceptance'),
    services: await of('event_type'),
    booking_policies: await of('booking_policy'),
    mails: await of('mail_message'),
  };
};

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
  return schedules.map((schedule) => ({
    ...schedule,
    rules: rules.filter((rule) => rule.schedule_id === schedule.id),
  }));
}

/** One kind of profile with its educations and experiences, as its rows have it; null where there is none. */
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

/** Everything that is kept about a person, apart from files and from keys that live for a day. */
export async function collectData(context: Pick<Context, 'db' | 'clock'>, user_id: string) {
  const { db } = context;
  return {
    record: await getUser(context, user_id),
    mentor_profile: await profileOf(db, 'mentor', user_id),
    prospect_profile: await profileOf(db, 'prospect', user_id),
    availability_schedules: await schedulesOf(db, user_id),
    ...(await rowsOf(db, user_id)),
    bookings: await exportBookings(context, user_id),
  };
}

import type { Person, SessionAhead } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { sessionsAhead } from '../../features/bookings/change/refunds-ahead.ts';
import { closesAt } from '../../features/moderation/closing.ts';
import { getOwnProfile as getOwnMentorProfile } from '../../features/mentors/service.ts';
import { recordStaffAct } from '../../features/staff/record-act.ts';
import { whyProtected } from '../../features/staff/protect-staff.ts';
import { suspensionPresets } from '../../features/suspensions/presets.ts';
import type { StaffActor } from '../../http/actor.ts';
import { findPerson, namedPerson } from './person-rows.ts';
import { readTimeline } from './timeline.ts';

type Counts = Pick<Person, 'former_slugs' | 'bookings' | 'reviews_written' | 'paid' | 'refunded'>;

/** A sum by currency of the payments of a student, as JSON. An SQL expression. */
const sumOf = (column: 'captured_minor' | 'refunded_minor', user_id: string) => sql`(
  select coalesce(json_agg(json_build_object('currency', currency, 'amount_minor', amount_minor) order by currency), '[]')
  from (select payment.currency, sum(${sql.ref(`payment.${column}`)})::bigint as amount_minor
    from payment join booking on booking.id = payment.booking_id
    where booking.prospect_user_id = ${user_id} and ${sql.ref(`payment.${column}`)} > 0 group by payment.currency) summed)`;

/** Numbers from rows alone. */
async function countRows(db: Database, user_id: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select coalesce(json_agg(slug order by created_at desc), '[]') from former_slug where auth_user_id = ${user_id})
        as former_slugs,
      (select coalesce(json_agg(json_build_object('role', role, 'status', status, 'count', count) order by role, status), '[]')
       from (
         select case mentor_user_id when ${user_id} then 'mentor' else 'prospect' end as role, status, count(*)::int as count
         from booking where ${user_id} in (mentor_user_id, prospect_user_id) group by 1, 2) counted) as bookings,
      (select count(*)::int from review where author_user_id = ${user_id} and published_at is not null) as reviews_written,
      ${sumOf('captured_minor', user_id)} as paid, ${sumOf('refunded_minor', user_id)} as refunded`.execute(db);
  const [counts] = rows;
  if (counts === undefined) {
    throw new Error('counts without groups have a row');
  }
  return counts;
}

async function namedSessionsAhead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: string,
): Promise<SessionAhead[]> {
  const ahead = await sessionsAhead(db, user_id, clock.now());
  const ids = ahead.map(({ other_user_id }) => other_user_id);
  const { rows } = await sql<{ other: SessionAhead['other'] }>`
    select ${namedPerson('person')} as other from authenticated_user person where id = any(${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map(({ other }) => [other.user_id, other]));
  return ahead.flatMap(({ other_user_id, ...session }) => {
    const other = byId.get(other_user_id);
    return other === undefined ? [] : [{ ...session, other }];
  });
}

async function mentorProfileOf(context: Pick<Context, 'db'>, user_id: string): Promise<Person['mentor_profile']> {
  const profile = await getOwnMentorProfile(context, user_id);
  const {
    profile_status: status,
    hidden_until,
    hidden_reason,
    rating,
    review_count,
    session_count,
    reliability,
  } = profile;
  return { status, hidden_until, hidden_reason, rating, review_count, session_count, reliability };
}

/**
 * A person as the staff see them, with a page of what happened. The look is an entry of the audit.
 * @throws AppError NOT_FOUND, PAGE_TOO_DEEP.
 */
export async function getPerson(
  context: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  { user_id, ...page }: { user_id: string; page: number; page_size: number },
): Promise<Person> {
  const { db } = context;
  const bounds = pageBounds(page);
  const found = await findPerson(db, user_id);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { user_id: actor_id } = actor;
  const isModerator = ['moderator', 'admin'].includes(actor.role);
  await writeAs(db, actor_id, (trx) => recordStaffAct(trx, { kind: 'person_read', actor_id, about_user_id: user_id }));
  const [mentor_profile, counts, sessions_ahead, { items, total }, closes_at] = await Promise.all([
    found.is_mentor ? mentorProfileOf(context, user_id) : null,
    countRows(db, user_id),
    namedSessionsAhead(context, user_id),
    readTimeline(db, user_id, { ...bounds, reads_cases: isModerator }),
    closesAt(db, user_id, context.clock.now()),
  ]);
  const { visibility, ...person } = found;
  const mayAct = !person.is_deleted && isModerator && whyProtected(actor, person) === null;
  return {
    ...person,
    ...counts,
    closes_at,
    mentor_profile,
    prospect_profile: visibility === null ? null : { visibility },
    sessions_ahead,
    suspension_presets: [...suspensionPresets(person.language)],
    may_suspend: mayAct,
    may_view_as: mayAct,
    timeline: toPage(items, total, page),
  };
}

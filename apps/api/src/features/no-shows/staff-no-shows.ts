import {
  LIMITS,
  type StaffNoShow,
  type StaffNoShowDetail,
  type StaffNoShows,
  type StaffNoShowsQuery,
} from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { dueCounts } from '../../db/due-counts.ts';
import { writeAs } from '../../db/write-as.ts';
import { findReviewsOf } from '../reviews/queries.ts';
import { named, personOf, type ConsolePerson } from '../staff/named.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { listFiles } from './files.ts';
import { messagesBetween } from '../messages/messages-between.ts';
import { findEvidence, findPeopleOf, findStatements, type CaseRow } from './queries.ts';

interface Row extends CaseRow {
  mentor: ConsolePerson;
  prospect: ConsolePerson;
  service: string;
  start_at: string;
  end_at: string;
  price_minor: number;
  currency: string;
  booking_status: StaffNoShow['booking_status'];
}

const ROWS = sql`
  select no_show.*, ${personOf('mentor')} as mentor, ${personOf('prospect')} as prospect, booking.title as service,
    booking.start_at, booking.end_at, booking.price_minor, booking.currency, booking.status as booking_status
  from no_show_case no_show
  join booking on booking.id = no_show.booking_id
  join authenticated_user mentor on mentor.id = booking.mentor_user_id
  join authenticated_user prospect on prospect.id = booking.prospect_user_id`;

function present(row: Row, now: number): StaffNoShow {
  const { due_at } = row;
  return {
    booking_id: row.booking_id,
    state: row.state,
    reported_by: row.reported_by,
    reported_at: toInstant(row.reported_at),
    answer_until: toInstant(row.answer_until),
    due_at: instantOrNull(due_at),
    ended_at: instantOrNull(row.ended_at),
    outcome: row.outcome,
    mentor: named(row.mentor),
    prospect: named(row.prospect),
    service: row.service,
    start: toInstant(row.start_at),
    end: toInstant(row.end_at),
    price: fromMinor(row.price_minor, row.currency),
    currency: row.currency,
    booking_status: row.booking_status,
    is_overdue: row.state === 'contested' && due_at !== null && Date.parse(due_at) < now,
    version: row.version,
  };
}

/** Staff never decide about a session of their own. */
const isOfOthers = (actor_id: string) =>
  sql<boolean>`no_show.booking_id not in (
    select id from booking where mentor_user_id = ${actor_id} or prospect_user_id = ${actor_id})`;

/** A page of the cases of others: those that staff have to decide first, by when they are due. */
export async function listNoShows(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { user_id: actor_id }: { user_id: string },
  query: z.output<typeof StaffNoShowsQuery>,
): Promise<StaffNoShows> {
  const { limit, offset } = pageBounds(query);
  const where: RawBuilder<unknown> = sql`${isOfOthers(actor_id)}
    and ${query.state === undefined ? sql`true` : sql`no_show.state = ${query.state}`}`;
  const [page, count] = await Promise.all([
    sql<Row>`${ROWS} where ${where}
      order by no_show.state <> 'contested', no_show.state <> 'reported',
        case when no_show.ended_at is null then coalesce(no_show.due_at, no_show.answer_until) end, no_show.ended_at desc,
        no_show.booking_id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from no_show_case no_show where ${where}`.execute(db),
  ]);
  return toPage(
    page.rows.map((row) => present(row, clock.now())),
    count.rows[0]?.total ?? 0,
    query,
  );
}

/** How many cases of others a member of the staff has to decide, and how many of them are overdue. */
export async function countDueNoShows(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor_id: string,
): Promise<{ due: number; overdue: number }> {
  return db
    .selectFrom('no_show_case as no_show')
    .select(dueCounts(toInstant(clock.now()), 'due_at'))
    .where('state', '=', 'contested')
    .where(isOfOthers(actor_id))
    .executeTakeFirstOrThrow();
}

const HOUR_MS = 60 * 60_000;
const REPORTS_DAYS = 90;

/** How often each side of a booking was reported in the last 90 days, in all their sessions. */
async function countReports(db: Database, { mentor, prospect }: Row, now: number) {
  const since = new Date(now - REPORTS_DAYS * 24 * HOUR_MS);
  const { rows } = await sql<StaffNoShowDetail['reported_before']>`
    select count(*) filter (where booking.mentor_user_id = ${mentor.user_id} and reported_by = 'prospect')::int as mentor,
      count(*) filter (where booking.prospect_user_id = ${prospect.user_id} and reported_by = 'mentor')::int as prospect
    from no_show_case join booking on booking.id = booking_id
    where reported_at > ${since} and (booking.mentor_user_id = ${mentor.user_id} or booking.prospect_user_id = ${prospect.user_id})`.execute(
    db,
  );
  return rows[0] ?? { mentor: 0, prospect: 0 };
}

/** Reads the messages around the session from before the report, because later ones may be written for the case. */
const findMessages = (db: Database, { mentor, prospect, start_at, reported_at }: Row) =>
  messagesBetween(
    db,
    { mentor_id: mentor.user_id, prospect_id: prospect.user_id },
    {
      from: toInstant(Date.parse(start_at) - LIMITS.no_show_messages_before_h * HOUR_MS),
      until: reported_at,
      max: LIMITS.no_show_messages_max,
    },
  );

/** Reads both reviews of the session, also while they are sealed: a person who praises a session attended it. */
const findReviews = async (db: Database, booking_id: string): Promise<StaffNoShowDetail['reviews']> =>
  (await findReviewsOf(db, booking_id))
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ author_role, stars, text, status, created_at }) => ({
      side: author_role,
      stars,
      text,
      is_sealed: status === 'sealed',
      created_at: toInstant(created_at),
    }));

/** A case with its evidence. @throws AppError NOT_FOUND */
export async function findDetail(db: Database, booking_id: string, now: number): Promise<StaffNoShowDetail> {
  const { rows } = await sql<Row>`${ROWS} where no_show.booking_id = ${booking_id}`.execute(db);
  const [row] = rows;
  if (!row) {
    throw new AppError('NOT_FOUND');
  }
  return {
    ...present(row, now),
    facts: row.facts,
    statements: await findStatements(db, booking_id),
    evidence: await findEvidence(db, booking_id),
    messages: await findMessages(db, row),
    files: await listFiles(db, booking_id, row),
    reviews: await findReviews(db, booking_id),
    reported_before: await countReports(db, row, now),
  };
}

/** The same for a member of the staff: the look is recorded first, about each of the two. @throws AppError NOT_FOUND, STAFF_INVOLVED for their own session. */
export async function readStaffNoShow(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor_id: string,
  booking_id: string,
): Promise<StaffNoShowDetail> {
  const { mentor_user_id, prospect_user_id } = await findPeopleOf(db, booking_id, actor_id);
  return writeAs(db, actor_id, async (trx) => {
    const detail = await findDetail(trx, booking_id, clock.now());
    const subject = { type: 'no_show_case', id: booking_id } as const;
    for (const about_user_id of [mentor_user_id, prospect_user_id]) {
      await recordStaffAct(trx, { kind: 'no_show_read', actor_id, about_user_id, subject });
    }
    return detail;
  });
}

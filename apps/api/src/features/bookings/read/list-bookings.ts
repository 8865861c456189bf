import type { BookingsQuery, BookingStatus } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { normalise, normaliseInTwoLetters } from '@abroad/reference-data/normalise';
import type { Context } from '../../../context.ts';
import { pageBounds, toPage } from '../../../core/paging.ts';
import type { Database } from '../../../db/connection.ts';
import { presentBooking } from '../core/present.ts';
import { BOOKING_COLUMNS, BOOKING_SOURCES, type BookingView } from '../core/queries.ts';

interface Named {
  title: string;
  other_user_id: string;
  first_name: string;
  last_name: string;
}

/** Whether a text contains all words, in any order, also within other words; ignores case and accents. */
function says(text: string, words: readonly string[]): boolean {
  const spellings = [normalise(text), normaliseInTwoLetters(text)];
  return words.every((word) => spellings.some((spelling) => spelling.includes(word)));
}

/** Also without the separators: 王小明 is typed without spaces. */
const searchedName = ({ first_name, last_name }: Named) => [first_name, last_name, last_name + first_name].join(' ');

const otherSide = (user_id: string) =>
  sql`case booking.mentor_user_id when ${user_id} then booking.prospect_user_id else booking.mentor_user_id end`;

/**
 * The condition for those bookings of a user whose other person or title matches some words. Names and titles are read
 * and compared here, as names are everywhere: one user's bookings have few.
 * @param whose the condition for the user's bookings.
 */
async function matchingWords(
  db: Database,
  { user_id, q, whose }: { user_id: string; q: string; whose: RawBuilder<unknown> },
): Promise<RawBuilder<unknown>> {
  const words = normalise(q).split(' ').filter(Boolean);
  if (words.length === 0) {
    return sql`false`;
  }
  const { rows } = await sql<Named>`
    select distinct booking.title, other.id as other_user_id, other.first_name, other.last_name
    from booking join authenticated_user other on other.id = ${otherSide(user_id)}
    where ${whose}`.execute(db);
  const titles = rows.filter(({ title }) => says(title, words)).map(({ title }) => title);
  const people = rows.filter((row) => says(searchedName(row), words)).map(({ other_user_id }) => other_user_id);
  return sql`(booking.title = any(${titles}::text[]) or ${otherSide(user_id)} = any(${people}::uuid[]))`;
}

const PARTS = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
type When = (typeof PARTS)[number];

interface BookingsAsked {
  user_id: string;
  role: 'mentor' | 'prospect' | undefined;
  status: BookingStatus | undefined;
  when: When | undefined;
  /** Part of the other person's name or of the title. */
  q: string | undefined;
  /** Instants. */
  from: string | undefined;
  to: string | undefined;
  now: Date;
}

const whose = ({ role, user_id }: BookingsAsked): RawBuilder<unknown> => {
  const asMentor = sql`booking.mentor_user_id = ${user_id}`;
  const asProspect = sql`booking.prospect_user_id = ${user_id}`;
  return role === undefined ? sql`(${asMentor} or ${asProspect})` : role === 'mentor' ? asMentor : asProspect;
};

/** Whether times are proposed of which at least one is in the future. */
const hasOpenProposal = (now: Date): RawBuilder<unknown> => sql`
  exists (select from booking_proposal proposal
          where proposal.booking_id = booking.id and proposal.status = 'open' and ${now} < any(proposal.starts))`;

/** Whether it was booked so far ahead that its payment has not opened. */
const isPaidLater = (now: Date): RawBuilder<unknown> => sql`
  (booking.status = 'pending_payment' and coalesce(booking.payment_opens_at > ${now}, false))`;

function during({ when, now, user_id }: BookingsAsked): RawBuilder<unknown> {
  switch (when) {
    case 'upcoming':
      return sql`(booking.status = 'confirmed' or ${isPaidLater(now)}) and booking.end_at > ${now}`;
    case 'waiting':
      return sql`(booking.status in ('requested', 'pending_payment') and not ${isPaidLater(now)}
                  or booking.status = 'confirmed' and booking.start_at > ${now} and ${hasOpenProposal(now)}
                  or ${hasReport(user_id, now)})`;
    case 'past':
      return sql`(booking.status in ('completed', 'no_show_mentor', 'no_show_prospect')
                  or booking.status = 'confirmed' and booking.end_at <= ${now})`;
    case 'cancelled':
      return sql`booking.status in ('cancelled', 'declined', 'expired')`;
    default:
      return sql`true`;
  }
}

/** Whether the other person reported a no-show that the reader can still answer. */
const hasReport = (user_id: string, now: Date): RawBuilder<unknown> => sql`
  booking.status in ('no_show_mentor', 'no_show_prospect') and exists (
    select from no_show_case no_show where no_show.booking_id = booking.id and no_show.state = 'reported'
      and no_show.reported_by <> ${sideOf(user_id)} and no_show.answer_until > ${now})`;

const between = ({ from, to }: BookingsAsked): RawBuilder<unknown> => sql`
  ${from === undefined ? sql`true` : sql`booking.end_at > ${from}::timestamptz`}
  and ${to === undefined ? sql`true` : sql`booking.start_at < ${to}::timestamptz`}`;

/**
 * Whether it may be the reader's turn: a hold to pay, a request to answer as its mentor, times that the other person
 * proposed, or a no-show that they reported. `turnOf` decides.
 */
const mayBeTurn = (user_id: string, now: Date): RawBuilder<unknown> => sql`(
  ${hasReport(user_id, now)}
  or booking.status = 'pending_payment' and booking.prospect_user_id = ${user_id} and not ${isPaidLater(now)}
  or booking.status in ('requested', 'confirmed') and exists (
    select from booking_proposal proposal
    where proposal.booking_id = booking.id and proposal.status = 'open' and proposal.proposed_by <> ${sideOf(user_id)})
  or booking.status = 'requested' and booking.mentor_user_id = ${user_id} and not exists (
    select from booking_proposal proposal
    where proposal.booking_id = booking.id and proposal.status = 'open' and proposal.proposed_by = 'mentor'))`;

/** When a wait ends: of a hold, a request, or the answer to a reported no-show. */
const WAITS_UNTIL = sql`coalesce(booking.hold_expires_at,
  (select answer_until from no_show_case where booking_id = booking.id and state = 'reported'))`;

const sideOf = (user_id: string): RawBuilder<unknown> =>
  sql`case booking.mentor_user_id when ${user_id} then 'mentor' else 'prospect' end`;

/** Upcoming: earliest first; waiting for the reader: earliest deadline first; past: latest first. */
function ordered({ when, user_id, now }: BookingsAsked): RawBuilder<unknown> {
  switch (when) {
    case 'upcoming':
      return sql`booking.start_at, booking.id`;
    case 'waiting':
      return sql`${mayBeTurn(user_id, now)} desc, case when ${mayBeTurn(user_id, now)} then ${WAITS_UNTIL} end,
        booking.start_at, booking.id`;
    default:
      return sql`booking.start_at desc, booking.id`;
  }
}

/** The bookings in which it may be the user's turn, earliest deadline first. */
export async function listTurnsOf(
  db: Database,
  { user_id, now, limit }: { user_id: string; now: Date; limit: number },
): Promise<BookingView[]> {
  const { rows } = await sql<BookingView>`
    select ${BOOKING_COLUMNS} from ${BOOKING_SOURCES}
    where ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id) and ${mayBeTurn(user_id, now)}
    order by ${WAITS_UNTIL}, booking.start_at, booking.id limit ${limit}`.execute(db);
  return rows;
}

/** A page of a user's bookings and their number; where a part is asked for, also the numbers of all parts. */
async function listBookingsOf(
  db: Database,
  asked: BookingsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ bookings: BookingView[]; total: number; counts: Record<When, number> | undefined }> {
  const status = asked.status === undefined ? sql`true` : sql`booking.status = ${asked.status}`;
  const { user_id, q, when } = asked;
  const matches = q === undefined ? sql`true` : await matchingWords(db, { user_id, q, whose: whose(asked) });
  const where = sql`${whose(asked)} and ${status} and ${between(asked)} and ${matches}`;
  const numbers = PARTS.map(
    (part) => sql`count(*) filter (where ${during({ ...asked, when: part })}) as ${sql.id(part)}`,
  );
  const [page, count] = await Promise.all([
    sql<BookingView>`
      select ${BOOKING_COLUMNS} from ${BOOKING_SOURCES}
      where ${where} and ${during(asked)} order by ${ordered(asked)} limit ${limit} offset ${offset}`.execute(db),
    sql<Record<When | 'total', number>>`
      select ${when === undefined ? sql`count(*) as total` : sql.join(numbers)} from booking where ${where}`.execute(
      db,
    ),
  ]);
  const [{ total, ...counts }] = count.rows as [Record<When | 'total', number>];
  return when === undefined
    ? { bookings: page.rows, total, counts: undefined }
    : { bookings: page.rows, total: counts[when], counts };
}

/** The caller's bookings, in one role or both; with `q` only those whose other person or title matches. */
export async function listBookings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  query: z.output<typeof BookingsQuery>,
  user_id: string,
) {
  const now = clock.now();
  const { role, status, when, q, from, to } = query;
  const { bookings, total, counts } = await listBookingsOf(
    db,
    { user_id, role, status, when, q, from, to, now: new Date(now) },
    pageBounds(query),
  );
  const items = bookings.map((booking) => presentBooking(booking, user_id, now));
  return { ...toPage(items, total, query), ...(counts && { counts }) };
}

import type { ListedReview, PublicReview, RecentReview, ReviewSummary } from '@abroad/contract';
import { REPLY_DAYS } from '@abroad/booking-rules';
import { LIMITS } from '@abroad/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { ReviewTable } from '../../db/tables.ts';
import { mainStudyFirst } from '../profiles/queries.ts';
import { IS_HELD } from '../mentors/held-sessions.ts';

const MAIN_STUDY_FIRST = mainStudyFirst(sql`profile.main_education_id`);

export type ReviewRow = Selectable<ReviewTable>;

/** Both reviews of a session. */
export const findReviewsOf = (db: Database, booking_id: string): Promise<ReviewRow[]> =>
  db.selectFrom('review').selectAll().where('booking_id', '=', booking_id).orderBy('author_role').execute();

/** The reviews on a mentor's profile: published ones of sessions that took place. */
const SHOWN = sql`
  review join booking on booking.id = review.booking_id and ${IS_HELD}
  join authenticated_user author on author.id = review.author_user_id
  left join payment on payment.booking_id = booking.id
  where review.author_role = 'prospect' and review.status = 'published'`;

const PUBLIC_COLUMNS = sql`
  review.id, case when author.status = 'deleted' then null else author.first_name end as author_name, review.stars,
  review.would_book_again, review.aspects, coalesce(review.public_text, review.text) as text, review.lang,
  (booking.start_at at time zone booking.mentor_time_zone)::date as session_on, review.published_at,
  case when review.reply is not null
    then json_build_object('text', coalesce(review.public_reply, review.reply), 'created_at', to_char(review.reply_created_at at time zone 'utc',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as reply,
  review.counts, review.uncounted_because, coalesce(payment.dispute = 'lost', false) as payment_reversed`;

/** A published review of a mentor; null where it isn't public. */
export async function findPublicReview(db: Database, id: string): Promise<PublicReview | null> {
  const { rows } = await sql<PublicReview>`
    select ${PUBLIC_COLUMNS} from ${SHOWN} and review.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const starsAre = (stars: number | undefined): RawBuilder<unknown> =>
  stars === undefined ? sql`` : sql`and review.stars = ${stars}`;

interface Page {
  stars: number | undefined;
  /** Reviews in this language come first. */
  lang: string;
  /** Null for a signed-out reader. */
  viewer_id: string | null;
  limit: number;
  offset: number;
}

/** `booking_id` is that of the mentor's own review, whether they may still reply or not. */
type ListedRow = ListedReview & { reply_created_at: string | null };

/** A page of a mentor's reviews, and their number. */
export async function findReviewPage(
  db: Database,
  mentor_user_id: string,
  { stars, lang, viewer_id, limit, offset }: Page,
): Promise<{ items: ListedRow[]; total: number }> {
  const matching = sql`${SHOWN} and review.mentor_user_id = ${mentor_user_id} ${starsAre(stars)}`;
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    sql<ListedRow>`
      select ${PUBLIC_COLUMNS}, coalesce(review.author_user_id = ${viewer_id}, false) as is_own,
        case when review.mentor_user_id = ${viewer_id} then review.booking_id end as booking_id, review.reply_created_at
      from ${matching}
      order by (review.lang = ${lang} or review.text is null) desc, review.published_at desc, review.id desc
      limit ${limit} offset ${offset}`.execute(db),
    sql<{
      total: number;
    }>`select count(*)::int as total from ${matching}`.execute(db),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

interface UnansweredReview {
  booking_id: string;
  author_name: string | null;
  stars: number;
  text: string | null;
  published_at: string;
}

const UNANSWERED_SHOWN = 10;

/** A mentor's published reviews that can get a reply and have none, the oldest first. @param now epoch milliseconds. */
export async function findUnanswered(db: Database, mentor_user_id: string, now: number): Promise<UnansweredReview[]> {
  const { rows } = await sql<UnansweredReview>`
    select review.booking_id, case when author.status = 'deleted' then null else author.first_name end as author_name,
      review.stars, coalesce(review.public_text, review.text) as text, review.published_at
    from ${SHOWN} and review.mentor_user_id = ${mentor_user_id} and review.reply is null and review.reply_created_at is null
      and review.published_at > ${toInstant(now)}::timestamptz - make_interval(days => ${REPLY_DAYS}::int)
    order by review.published_at, review.id limit ${UNANSWERED_SHOWN}`.execute(db);
  return rows;
}

/** Texts that say something, and fit on a card. */
const SHORT_TEXT = sql`review.public_text is null and char_length(review.text) between 40 and 280`;

/** The newest good reviews with a short text, one of each mentor who can be found; those in a language first. */
export async function findRecentReviews(db: Database, lang: string, limit: number): Promise<RecentReview[]> {
  const { rows } = await sql<RecentReview>`
    with latest as (
      select distinct on (review.mentor_user_id) review.mentor_user_id, review.published_at, review.lang = ${lang} as is_asked,
        review.id, case when author.status = 'deleted' then null else author.first_name end as author_name, review.stars,
        review.text, review.lang
      from ${SHOWN} and review.counts and review.stars >= 4 and ${SHORT_TEXT}
      order by review.mentor_user_id, review.lang = ${lang} desc, review.published_at desc, review.id desc)
    select latest.id, author_name, stars, text, lang,
      json_build_object('slug', person.slug, 'first_name', person.first_name, 'last_name', person.last_name) as mentor,
      profile.origin_country_code,
      case when education.is_study_abroad then education.country_code end as destination_country_code
    from latest
    join mentor_search found on found.auth_user_id = latest.mentor_user_id
    join mentor_profile profile on profile.id = found.profile_id
    join authenticated_user person on person.id = found.auth_user_id
    left join lateral (
      select country_code, is_study_abroad from mentor_education entry where entry.profile_id = profile.id
      order by ${MAIN_STUDY_FIRST} limit 1) education on true
    order by is_asked desc, published_at desc, latest.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The number of all reviews on profiles, and the mean of those that count as in a mentor's own. */
export async function summariseAll(db: Database): Promise<Pick<ReviewSummary, 'rating' | 'review_count'>> {
  const { rows } = await sql<Pick<ReviewSummary, 'rating' | 'review_count'>>`
    with shown as (select review.* from ${SHOWN}),
    latest as (
      select distinct on (mentor_user_id, author_user_id) stars from shown where counts
      order by mentor_user_id, author_user_id, published_at desc, id desc)
    select (select count(*)::int from shown) as review_count,
      case when count(*) >= ${LIMITS.rating_from_reviews} then round(avg(stars), 2)::float8 end as rating
    from latest`.execute(db);
  return rows[0] ?? { rating: null, review_count: 0 };
}

interface Summed extends Omit<ReviewSummary, 'distribution' | 'aspects' | 'frozen_until'> {
  distribution: number[];
  knew_the_way: number | null;
  answered_me: number | null;
  prepared: number | null;
}

/**
 * The summary of a mentor's reviews. Each prospect counts once, by their latest review. Reviews that don't count are only
 * listed, and included in the number of reviews and the distribution.
 */
export async function summarise(db: Database, mentor_user_id: string): Promise<ReviewSummary> {
  const { rows } = await sql<Summed>`
    with shown as (
      select review.* from ${SHOWN} and review.mentor_user_id = ${mentor_user_id}),
    latest as (
      select distinct on (author_user_id) * from shown where counts
      order by author_user_id, published_at desc, id desc)
    select (select count(*)::int from shown) as review_count,
      case when count(*) >= ${LIMITS.rating_from_reviews} then round(avg(stars), 2)::float8 end as rating,
      (select array_agg((select count(*)::int from shown where stars = star) order by star)
       from generate_series(1, 5) as star) as distribution,
      round(100.0 * avg(would_book_again::int))::int as would_book_again_pct,
      round(avg((aspects->>'knew_the_way')::int), 1)::float8 as knew_the_way,
      round(avg((aspects->>'answered_me')::int), 1)::float8 as answered_me,
      round(avg((aspects->>'prepared')::int), 1)::float8 as prepared
    from latest`.execute(db);
  const [summed] = rows;
  if (summed === undefined) {
    throw new Error('a sum without groups has a row');
  }
  const { knew_the_way, answered_me, prepared, ...summary } = summed;
  return { ...summary, aspects: { knew_the_way, answered_me, prepared }, frozen_until: null };
}

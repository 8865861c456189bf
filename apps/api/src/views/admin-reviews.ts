import { spokenLanguage, type StaffReview, type StaffReviewRow, type StaffReviews } from '@abroad/contract';
import type { ReportReason, StaffReviewsQuery } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../core/app-error.ts';
import { pageBounds, toPage } from '../core/paging.ts';
import type { Database } from '../db/connection.ts';
import { writeAs } from '../db/write-as.ts';
import { openCase } from '../features/moderation/open-case.ts';
import { namedIfThere, personOf, type ConsolePerson } from '../features/staff/named.ts';
import { recordStaffAct } from '../features/staff/record-act.ts';
import { refuseOwn } from '../features/staff/own-matters.ts';
import type { Handlers } from '../http/handlers.ts';

type Staff = { user_id: string };

/** A row before its two people are named. */
type Unnamed<T> = Omit<T, 'author' | 'mentor'> & Record<'author' | 'mentor', ConsolePerson>;
const nameBoth = <T>(row: Unnamed<T>) => ({
  ...row,
  author: namedIfThere(row.author),
  mentor: namedIfThere(row.mentor),
});

/** Reviews of mentors that were public once. */
const SEEN = sql`
  review join authenticated_user author on author.id = review.author_user_id
  join authenticated_user mentor on mentor.id = review.mentor_user_id
  where review.author_role = 'prospect' and review.published_at is not null`;

const ROW = sql`
  review.id, review.booking_id, review.status, review.stars, ${personOf('author')} as author,
  ${personOf('mentor')} as mentor, review.counts, review.uncounted_because, review.published_at,
  (select found.id from moderation_case found where found.target_type = 'review' and found.target_id = review.id
    and found.state in ('open', 'in_review')) as case_id`;

async function listReviews(
  { db }: Pick<Context, 'db'>,
  { user_id: actor_id }: Staff,
  query: StaffReviewsQuery,
): Promise<StaffReviews> {
  const { status, counts } = query;
  const { limit, offset } = pageBounds(query);
  const matching = sql`${SEEN} and author.id <> ${actor_id} and mentor.id <> ${actor_id}
    ${status === undefined ? sql`` : sql`and review.status = ${status}`}
    ${counts === undefined ? sql`` : sql`and review.counts = ${counts === 'yes'}`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Unnamed<StaffReviewRow>>`
      select ${ROW} from ${matching} order by review.published_at desc, review.id desc
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db),
  ]);
  return toPage(
    rows.map((row) => nameBoth<StaffReviewRow>(row)),
    counted[0]?.total ?? 0,
    query,
  );
}

async function findReview(db: Database, id: string): Promise<StaffReview> {
  const { rows } = await sql<Unnamed<StaffReview>>`
    select ${ROW}, review.would_book_again, review.aspects, review.text, review.public_text, review.lang, review.reply,
      review.public_reply,
      (select coalesce(json_agg(json_build_object('kind', kind, 'actor_role', actor_role,
        'created_at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at, id), '[]')
        from review_event where review_id = review.id) as events
    from ${SEEN} and review.id = ${id}`.execute(db);
  const [review] = rows;
  if (review === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { ...nameBoth<StaffReview>(review), lang: spokenLanguage(review.lang) };
}

/** A review with its words. Each look is an entry of the audit. @throws AppError NOT_FOUND, STAFF_INVOLVED. */
async function readReview({ db }: Pick<Context, 'db'>, actor: Staff, id: string): Promise<StaffReview> {
  const review = await findReview(db, id);
  refuseOwn(actor.user_id, [review.author?.user_id, review.mentor?.user_id]);
  await writeAs(db, actor.user_id, (trx) =>
    recordStaffAct(trx, {
      kind: 'review_read',
      actor_id: actor.user_id,
      about_user_id: review.author?.user_id ?? null,
      subject: { type: 'review', id },
    }),
  );
  return review;
}

/** Opens a case about a review, or finds the open one. @throws AppError NOT_FOUND, STAFF_INVOLVED. */
async function openReviewCase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Staff,
  { id, reason }: { id: string; reason: ReportReason },
): Promise<{ case_id: string }> {
  return writeAs(db, actor.user_id, async (trx) => {
    const review = await trx
      .selectFrom('review')
      .select(['author_user_id', 'mentor_user_id'])
      .where('id', '=', id)
      .where('author_role', '=', 'prospect')
      .where('published_at', 'is not', null)
      .executeTakeFirst();
    if (!review) {
      throw new AppError('NOT_FOUND');
    }
    refuseOwn(actor.user_id, [review.author_user_id, review.mentor_user_id]);
    const target = { type: 'review', id, owner_user_id: review.author_user_id } as const;
    const { id: case_id, is_new } = await openCase(trx, { target, reason, source: 'staff', now: clock.now() });
    if (is_new) {
      await recordStaffAct(trx, {
        kind: 'review_case_opened',
        actor_id: actor.user_id,
        about_user_id: review.author_user_id,
        subject: { type: 'case', id: case_id },
      });
    }
    return { case_id };
  });
}

/** Reviews, as the console shows them. */
export function adminReviewHandlers(context: Pick<Context, 'db' | 'clock'>) {
  return {
    listStaffReviews: ({ actor, query }) => listReviews(context, actor, query),
    getStaffReview: ({ actor, params }) => readReview(context, actor, params.id),
    openReviewCase: ({ actor, params, body }) => openReviewCase(context, actor, { id: params.id, ...body }),
  } satisfies Partial<Handlers>;
}

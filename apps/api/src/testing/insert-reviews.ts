import type { PutReview } from '@abroad/contract';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { TestApi } from './api.ts';
import type { Made, MadeMentor } from './make.ts';
import { runJob } from './run-due-jobs.ts';

type Side = 'mentor' | 'prospect';

/** The reviews of a session; left out: 5 stars, and a mentor who would rather not meet again. */
export interface ReviewsWish {
  /** Only this one wrote, and it is sealed; left out: both, and they are published. */
  by?: Side;
  prospect?: PutReview;
  mentor?: PutReview;
  /** Left out: when the session was completed. */
  written_at?: string;
}

interface Reviewed {
  id: string;
  mentor: MadeMentor;
  prospect: Made;
  /** Epoch milliseconds. */
  written_at: number;
}

export const STARS = { stars: 5, would_book_again: true } as const;
export const ANSWERS = { on_time: true, prepared: true, would_meet_again: false } as const;

const WRITTEN = { kind: 'written', from_status: null, to_status: 'sealed' } as const;
const PUBLISHED = { kind: 'published', from_status: 'sealed', to_status: 'published' } as const;

/** Writes what the two of a session said of it into its tables, and has the mentor's rating computed. Texts have no contact data. */
export async function insertReviews(api: TestApi, session: Reviewed, wish: ReviewsWish): Promise<void> {
  const { db } = api.context;
  const { id: booking_id, mentor, prospect } = session;
  const written_at = wish.written_at ?? toInstant(session.written_at);
  const published_at = wish.by === undefined ? written_at : null;
  const authors = { mentor: mentor.user_id, prospect: prospect.user_id };
  const sides: readonly Side[] = wish.by === undefined ? ['prospect', 'mentor'] : [wish.by];
  const reviews = sides.map((side) => {
    const {
      stars,
      would_book_again,
      aspects,
      text = null,
      private_note = null,
      lang = 'en',
      ...answers
    }: PutReview = wish[side] ?? (side === 'mentor' ? ANSWERS : STARS);
    return {
      id: newId(),
      booking_id,
      author_role: side,
      author_user_id: authors[side],
      mentor_user_id: mentor.user_id,
      status: published_at === null ? ('sealed' as const) : ('published' as const),
      stars: stars ?? null,
      would_book_again: would_book_again ?? null,
      aspects: aspects === undefined ? null : JSON.stringify(aspects),
      answers: side === 'mentor' ? JSON.stringify(answers) : null,
      text,
      private_note,
      lang,
      published_at,
      created_at: written_at,
      updated_at: written_at,
    };
  });
  await db.insertInto('review').values(reviews).execute();
  const eventOf = ({ id: review_id, author_role, author_user_id }: (typeof reviews)[number]) => [
    { ...WRITTEN, id: newId(), review_id, actor_user_id: author_user_id, actor_role: author_role },
  ];
  const publishedOf = ({ id: review_id }: (typeof reviews)[number]) => [
    { ...PUBLISHED, id: newId(), review_id, actor_user_id: null, actor_role: 'system' as const },
  ];
  await db
    .insertInto('review_event')
    .values([...reviews.flatMap(eventOf), ...(published_at === null ? [] : reviews.flatMap(publishedOf))])
    .execute();
  if (published_at !== null) {
    await db
      .insertInto('booking_event')
      .values(
        reviews
          .filter(({ author_role }) => author_role === 'prospect')
          .map(({ id: review_id }) => ({
            id: newId(),
            booking_id,
            kind: 'review_published',
            from_status: 'completed' as const,
            to_status: 'completed' as const,
            actor_user_id: null,
            actor_role: 'system' as const,
            detail: JSON.stringify({ review_id }),
          })),
      )
      .execute();
    await runJob(api.context, 'settle-rating', { mentor_user_id: mentor.user_id });
  }
}

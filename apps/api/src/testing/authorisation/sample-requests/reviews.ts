import { newId } from '../../../core/ids.ts';
import { insertBooking } from '../../insert-booking.ts';
import type { AsksOf, Cell } from '../ask.ts';
import { ofOthers, type Scene } from '../scene.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
let held = 0;

/** A session of the last week that is over and was held, each at an hour of its own. */
function heldSession({ api, people }: Scene): Promise<string> {
  held += 1;
  const start = new Date(Date.now() - 3 * DAY_MS - held * HOUR_MS).toISOString();
  return insertBooking(api, { ...people, status: 'completed', start });
}

const REVIEW = {
  prospect: { stars: 5, would_book_again: true },
  mentor: { on_time: true, prepared: true, would_meet_again: true },
} as const;

/** A published review of `mentor` by `prospect`, with a reply. */
async function publishedReview(scene: Scene): Promise<{ id: string }> {
  const { api, people } = scene;
  const id = newId();
  const at = new Date().toISOString();
  await api.context.db
    .insertInto('review')
    .values({
      id,
      booking_id: await heldSession(scene),
      author_role: 'prospect',
      author_user_id: people.prospect.user_id,
      mentor_user_id: people.mentor.user_id,
      status: 'published',
      stars: 4,
      would_book_again: true,
      aspects: null,
      answers: null,
      text: null,
      public_text: null,
      uncounted_because: null,
      decision_id: null,
      private_note: null,
      lang: 'en',
      reply: 'Thank you',
      public_reply: null,
      reply_created_at: at,
      reply_updated_at: at,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { id };
}

const session = async (scene: Scene, { allowed }: Cell) => (allowed ? await heldSession(scene) : scene.booking_id);

export const reviewAsks: AsksOf<
  | 'getBookingReviews'
  | 'putReview'
  | 'checkReviewText'
  | 'deleteReview'
  | 'putReviewReply'
  | 'deleteReviewReply'
  | 'listReviewsBySlug'
  | 'listStaffReviews'
  | 'getStaffReview'
  | 'openReviewCase'
> = {
  getBookingReviews: ({ booking_id }) => ({ params: { id: booking_id } }),
  putReview: async (scene, cell) => ({
    params: { id: await session(scene, cell) },
    body: cell.caller === 'mentor' ? REVIEW.mentor : REVIEW.prospect,
  }),
  checkReviewText: ({ booking_id }) => ({ params: { id: booking_id }, body: { text: 'Call me on +84 912 345 678' } }),
  deleteReview: async (scene, cell) => {
    const id = await session(scene, cell);
    if (cell.allowed && (cell.caller === 'mentor' || cell.caller === 'prospect')) {
      await scene.people[cell.caller].client.putReview({
        params: { id },
        body: REVIEW[cell.caller],
      });
    }
    return { params: { id } };
  },
  putReviewReply: async (scene) => ({
    params: await publishedReview(scene),
    body: { text: 'Thank you, Pim' },
  }),
  deleteReviewReply: async (scene) => ({
    params: await publishedReview(scene),
  }),
  listStaffReviews: () => ({ query: { status: 'published' } }),
  getStaffReview: async (scene) => ({ params: await publishedReview(ofOthers(scene)) }),
  openReviewCase: async (scene) => ({
    params: await publishedReview(ofOthers(scene)),
    body: { reason: 'fake_review' },
  }),
  listReviewsBySlug: ({ people }) => ({ params: { slug: people.mentor.slug } }),
};

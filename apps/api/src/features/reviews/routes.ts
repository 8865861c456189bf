import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { checkReviewText } from './public-text.ts';
import { listReviews } from './list-reviews.ts';
import { deleteReply, putReply } from './reply.ts';
import { deleteReview, getBookingReviews, putReview } from './write-review.ts';

type Names =
  | 'getBookingReviews'
  | 'putReview'
  | 'checkReviewText'
  | 'deleteReview'
  | 'putReviewReply'
  | 'deleteReviewReply'
  | 'listReviewsBySlug';

/** Reviews that both people of a session write about each other. */
export function reviewHandlers(context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>): HandlersOf<Names> {
  return {
    getBookingReviews: ({ actor, params }) => getBookingReviews(context, params.id, actor.user_id),
    putReview: ({ actor, params, body }) => putReview(context, { id: params.id, user_id: actor.user_id, body }),
    checkReviewText: ({ actor, params, body }) =>
      checkReviewText(context, { id: params.id, user_id: actor.user_id, text: body.text }),
    deleteReview: async ({ actor, params }) => {
      await deleteReview(context, { id: params.id, user_id: actor.user_id });
      return new Replied(204, undefined);
    },
    putReviewReply: ({ actor, params, body }) =>
      putReply(context, {
        id: params.id,
        user_id: actor.user_id,
        text: body.text,
      }),
    deleteReviewReply: async ({ actor, params }) => {
      await deleteReply(context, { id: params.id, user_id: actor.user_id });
      return new Replied(204, undefined);
    },
    listReviewsBySlug: ({ actor, params, query }) =>
      listReviews(context, params.slug, {
        query,
        viewer_id: actor?.user_id ?? null,
      }),
  };
}

import { z } from 'zod';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { plainMail, type MailContent } from '../mail/mail-content.ts';
import { findReader, type NoticeReader } from '../mail/find-reader.ts';
import { isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { MailSettings, Notification } from '../mail/compose.ts';

const OfReview = z.object({ review_id: z.uuid() });

/** Writes to the person whom a published review is about. */
export const reviewPublishedJob = jobKind({
  task: 'tell-review-published',
  payload: OfReview,
  lane: 'mail',
  key: ({ review_id }) => `tell-review-published:${review_id}`,
});

/** Writes to the author of a review to which the mentor replied. */
export const reviewRepliedJob = jobKind({
  task: 'tell-review-replied',
  payload: OfReview,
  lane: 'mail',
  key: ({ review_id }) => `tell-review-replied:${review_id}`,
});

interface ReviewNews {
  language: string;
  booking_id: string;
  /** The first name of the other person. */
  name: string;
  role: 'mentor' | 'prospect';
}

/** A mail about a review. It quotes nothing, because a text that is hidden or withdrawn later must not remain in a mailbox. */
function newsContent(
  { language, booking_id, name }: ReviewNews,
  about: 'published.mentor' | 'published.prospect' | 'replied',
  { public_url }: MailSettings,
): MailContent {
  const t = wordsIn(language);
  const other = { name: isolated(oneLine(name), t.direction) };
  const title = t(`reviews.${about}.title`, other);
  return plainMail(language, {
    heading: title,
    lead: t(`reviews.${about}.lead`, other),
    button: { label: t(`reviews.${about}.button`), href: `${public_url}/bookings/${booking_id}/review` },
  });
}

/** Notifies of a published review about the user. */
export const reviewPublishedNotification: Notification<ReviewNews> = {
  kind: 'review_published',
  preference: null,
  content: (news, settings) => newsContent(news, `published.${news.role}`, settings),
};

/** Notifies of a mentor's reply. */
export const reviewRepliedNotification: Notification<ReviewNews> = {
  kind: 'review_replied',
  preference: null,
  content: (news, settings) => newsContent(news, 'replied', settings),
};

interface PublishedReview {
  booking_id: string;
  author_role: 'mentor' | 'prospect';
  has_reply: boolean;
  mentor: { user_id: string; first_name: string; is_deleted: boolean };
  prospect: { user_id: string; first_name: string; is_deleted: boolean };
}

async function findPublished({ db }: Pick<Context, 'db'>, review_id: string): Promise<PublishedReview | undefined> {
  const { rows } = await sql<PublishedReview>`
    select review.booking_id, review.author_role, review.reply is not null as has_reply,
      json_build_object('user_id', mentor.id, 'first_name', mentor.first_name,
        'is_deleted', mentor.status = 'deleted') as mentor,
      json_build_object('user_id', prospect.id, 'first_name', prospect.first_name,
        'is_deleted', prospect.status = 'deleted') as prospect
    from review join booking on booking.id = review.booking_id
    join authenticated_user mentor on mentor.id = booking.mentor_user_id
    join authenticated_user prospect on prospect.id = booking.prospect_user_id
    where review.id = ${review_id} and review.status = 'published'`.execute(db);
  return rows[0];
}

type MailContext = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

async function send(
  context: MailContext,
  notification: Notification<ReviewNews>,
  { review_id, review, role }: { review_id: string; review: PublishedReview; role: 'mentor' | 'prospect' },
): Promise<void> {
  const other = review[role === 'mentor' ? 'prospect' : 'mentor'];
  const reader: NoticeReader | null = await findReader(context.db, review[role].user_id);
  if (reader === null) {
    return;
  }
  const { language } = reader;
  const name = other.is_deleted ? DELETED_USER : other.first_name;
  await sendNotification(context, notification, {
    to: reader,
    facts: { language, booking_id: review.booking_id, name, role },
    deduplication: `${notification.kind}:${review_id}`,
  });
}

/** Notifies the person whom a review is about, once, and only while it is public. */
export async function notifyOfPublished(context: MailContext, review_id: string): Promise<void> {
  const review = await findPublished(context, review_id);
  if (review) {
    const role = review.author_role === 'mentor' ? 'prospect' : 'mentor';
    await send(context, reviewPublishedNotification, { review_id, review, role });
  }
}

/** Notifies the author of the mentor's reply, once, and only while the reply exists. */
export async function notifyOfReply(context: MailContext, review_id: string): Promise<void> {
  const review = await findPublished(context, review_id);
  if (review?.has_reply) {
    await send(context, reviewRepliedNotification, {
      review_id,
      review,
      role: 'prospect',
    });
  }
}

import { reviewSpan } from '@abroad/booking-rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { writeAbout } from '../../db/write-as.ts';
import type { DueRows } from '../../jobs/define-job.ts';
import { enqueue, nearJobs } from '../../jobs/enqueue.ts';
import { askForReviewJob } from '../../jobs/known-jobs.ts';
import { plainMail } from '../mail/mail-content.ts';
import { isolated } from '../mail/write-values.ts';
import { sendNotification } from '../mail/outbox.ts';
import { unsubscribeTokenOf } from '../mail/unsubscribe-token.ts';
import type { Addressee, Notification } from '../mail/compose.ts';
import { aboutBooking, notify } from '../notifications/notify.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The times after the end of a session at which users without a review are asked. */
const ASKED_AFTER_MS = [2 * HOUR_MS, 4 * DAY_MS, 12 * DAY_MS] as const;

/** The sessions that make it due. */
export const DUE_QUESTIONS: DueRows[] = ASKED_AFTER_MS.map((after_ms, round) => ({
  name: `booking_review_asked_${round}`,
  table: 'booking',
  at: 'end_at',
  after_ms,
  where: sql`status in ('confirmed', 'completed')`,
  columns: ['id'],
  job: ({ id: booking_id = '' }, options) => askForReviewJob({ booking_id }, options),
}));

interface ReviewRequest {
  language: string;
  booking_id: string;
  /** The first name of the other person. */
  name: string;
  unsubscribe_token: string;
}

const stopLink = ({ unsubscribe_token }: ReviewRequest, public_url: string) =>
  `${public_url}/api/v1/mail/unsubscribe?token=${unsubscribe_token}`;

/** Asks for a review of a session. It can be ended with the reminders. */
export const reviewRequestNotification: Notification<ReviewRequest> = {
  kind: 'review_request',
  preference: 'reminders',
  content(request, { public_url }) {
    const { language, booking_id, name } = request;
    const t = wordsIn(language);
    const other = { name: isolated(oneLine(name), t.direction) };
    const title = t('reviews.asked.title', other);
    return plainMail(language, {
      heading: title,
      lead: t('reviews.asked.lead', other),
      button: {
        label: t('reviews.asked.button'),
        href: `${public_url}/bookings/${booking_id}/review`,
      },
      unsubscribe: {
        label: t('reviews.asked.stop'),
        href: stopLink(request, public_url),
      },
      why: t('reviews.asked.why'),
    });
  },
  stopLink: (request, { public_url }) => stopLink(request, public_url),
};

interface Unwritten extends Omit<Addressee, 'email'> {
  email: string | null;
  /** Whether they want to be asked by mail, too. */
  is_mailed: boolean;
  role: 'mentor' | 'prospect';
  other_name: string;
}

/** The people of a session that took place, or may have, who have not reviewed it. */
async function findUnwritten({ db }: Pick<Context, 'db'>, booking_id: string): Promise<Unwritten[]> {
  const { rows } = await sql<Unwritten>`
    select side.role, person.id as user_id, person.first_name, person.last_name, person.email, person.language,
      other.first_name as other_name,
      person.email is not null and person.bounced_email is distinct from person.email
        and (person.email_preferences->>'reminders')::boolean as is_mailed
    from booking
    cross join lateral (values
      ('prospect', booking.prospect_user_id, booking.mentor_user_id),
      ('mentor', booking.mentor_user_id, booking.prospect_user_id)) as side (role, user_id, other_id)
    join authenticated_user person on person.id = side.user_id
    join authenticated_user other on other.id = side.other_id
    where booking.id = ${booking_id} and booking.status in ('confirmed', 'completed')
      and person.status = 'active' and other.status <> 'deleted'
      and not exists (select 1 from review where review.booking_id = booking.id and review.author_role = side.role)`.execute(
    db,
  );
  return rows;
}

/** Asks those who have not reviewed a session: two hours, four days and twelve days after its end. It may run again. */
export async function askForReview(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  booking_id: string,
): Promise<void> {
  const { db, clock } = context;
  const booking = await db
    .selectFrom('booking')
    .select(['status', 'end_at'])
    .where('id', '=', booking_id)
    .executeTakeFirst();
  const now = clock.now();
  if (!booking || !['confirmed', 'completed'].includes(booking.status)) {
    return;
  }
  const end = Date.parse(booking.end_at);
  const round = ASKED_AFTER_MS.findLastIndex((after) => now >= end + after);
  if (round >= 0 && now < reviewSpan(end).end) {
    for (const { role: _role, other_name, is_mailed, email, ...person } of await findUnwritten(context, booking_id)) {
      const key = `${reviewRequestNotification.kind}:${booking_id}:${round}:${person.user_id}`;
      const told = { user_id: person.user_id, kind: 'review_request', key, ...aboutBooking(booking_id) } as const;
      await writeAbout(db, person.user_id, (trx) => notify(trx, [told]));
      if (!is_mailed || email === null) {
        continue;
      }
      const to = { ...person, email };
      const unsubscribe_token = await unsubscribeTokenOf(db, to.user_id);
      await sendNotification(context, reviewRequestNotification, {
        to,
        facts: {
          language: to.language,
          booking_id,
          name: other_name,
          unsubscribe_token,
        },
        deduplication: key,
      });
    }
  }
  const next = ASKED_AFTER_MS[round + 1];
  if (next !== undefined) {
    await enqueue(db, nearJobs([askForReviewJob({ booking_id }, { run_at: toInstant(end + next) })], now));
  }
}

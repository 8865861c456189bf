import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { WebhookMessage } from '../../../http/webhook.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { readCalendarJob } from '../sweep.ts';
import { hashOfToken } from './channels.ts';

const ChannelId = z.uuid();
/** The first message of a channel, which says that it is open. */
const OPENED = 'sync';

/**
 * Takes Google's word that a calendar changed: it has no body, and the token of the channel shows that it is Google's.
 * The calendar is read at once, by a job.
 * @throws AppError WEBHOOK_REFUSED for a channel that is not (or no longer) ours, or another's token.
 */
export async function receiveGoogleChange({ db }: Pick<Context, 'db'>, { headers }: WebhookMessage): Promise<void> {
  const id = ChannelId.safeParse(headers.get('x-goog-channel-id'));
  const channel = id.success
    ? await db
        .selectFrom('calendar_channel')
        .select(['provider_calendar_id', 'token_hash'])
        .where('id', '=', id.data)
        .executeTakeFirst()
    : undefined;
  const given = hashOfToken(headers.get('x-goog-channel-token') ?? '');
  if (!channel || !timingSafeEqual(given, channel.token_hash)) {
    throw new AppError('WEBHOOK_REFUSED');
  }
  if (headers.get('x-goog-resource-state') !== OPENED) {
    await enqueue(db, [readCalendarJob({ provider_calendar_id: channel.provider_calendar_id })]);
  }
}

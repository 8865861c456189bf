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
 * Receives Google's message that a calendar changed. It has no body; the channel's token proves that it is Google's. A
 * job reads the calendar.
 * @throws AppError WEBHOOK_REFUSED for an unknown or closed channel, or a wrong token.
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

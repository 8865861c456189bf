import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { isAboutAddress } from '../../core/is-about-address.ts';
import { bounceMail } from './outbox.ts';
import { isSigned } from './bounce-signature.ts';
import { readDeliveryReport, type DeliveryReport } from './delivery-report.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

/** The email that a report is about: our Message-IDs are its id at the sender's host. */
async function findReported({ db }: Deps, { message_id }: DeliveryReport) {
  const [, id] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(message_id ?? '') ?? [];
  return id === undefined
    ? undefined
    : db.selectFrom('mail_message').select(['id', 'auth_user_id', 'recipient']).where('id', '=', id).executeTakeFirst();
}

/**
 * Records a mail server's report, as it came to the sender's mailbox, that an email bounced. Other emails, reports of
 * delays and of foreign emails change nothing.
 * @throws AppError NOT_FOUND where no secret is configured, WEBHOOK_REFUSED for a wrong signature.
 */
export async function receiveBounce(context: Deps, message: WebhookMessage): Promise<void> {
  const secret = context.config.mail_bounce_secret;
  if (secret === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (!isSigned(message, secret, context.clock.now())) {
    throw new AppError('WEBHOOK_REFUSED');
  }
  const report = readDeliveryReport(message.body);
  const failed = report?.recipients.find(({ action, status }) => action === 'failed' && status.startsWith('5.'));
  const mail = report === null || failed === undefined ? undefined : await findReported(context, report);
  if (mail !== undefined && failed !== undefined) {
    const { status, diagnostic } = failed;
    await bounceMail(context, mail, { reason: `${status} ${diagnostic}`, is_address: isAboutAddress(status) });
  }
}

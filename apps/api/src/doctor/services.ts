import { buffer } from 'node:stream/consumers';
import { newId } from '../core/ids.ts';
import type { Context } from '../context.ts';
import { automaticPayouts } from '../providers/payouts/port.ts';
import { PaymentError } from '../providers/payments/port.ts';
import { uploadKey } from '../providers/storage/port.ts';
import { failed, ok, skipped, unusable, warning, type Outcome } from './finding.ts';

/** Signs in at the mail server and, where an address is given, sends an email there. */
export async function checkMail(
  { config, mail }: Pick<Context, 'config' | 'mail'>,
  recipient: string | null,
): Promise<Outcome> {
  if (mail.kind === 'mailbox') return warning('Emails go to the development mailbox.', 'Set SMTP_URL for production.');
  try {
    await mail.check();
    if (recipient === null) return ok('It can be signed in to. --mail-to ADDRESS sends an email.');
    const words = `This email shows that ${config.brand_name} can send emails.`;
    const { message_id } = await mail.send({
      id: newId(),
      sender: config.mail_from,
      recipient,
      subject: `${config.brand_name} can send emails`,
      html: `<p>${words}</p>`,
      text: words,
      headers: {},
      attachments: [],
    });
    return ok(`An email to ${recipient} was handed over as ${message_id}. Look whether it arrives, and not as spam.`);
  } catch (error) {
    return unusable(
      error,
      'Check SMTP_URL and MAIL_FROM: host, port, user, password, and whether the sender is allowed.',
    );
  }
}

/** Writes a file, reads it and deletes it. */
export async function checkStorage({ config, storage }: Pick<Context, 'config' | 'storage'>): Promise<Outcome> {
  const isBucket = config.media.storage === 's3';
  const key = uploadKey(newId());
  try {
    const written = Buffer.from('doctor');
    await storage.put(key, written, 'text/plain');
    const stream = await storage.get(key);
    const read = stream === null ? null : await buffer(stream);
    await storage.delete([key]);
    if (read === null || !read.equals(written))
      return failed('A file that was written could not be read.', 'Check the storage.');
    return ok(`A file was written, read and deleted in the ${isBucket ? 'bucket' : 'folder'}.`);
  } catch (error) {
    return unusable(
      error,
      isBucket
        ? 'Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys, which need to read, write and delete.'
        : 'Check MEDIA_FOLDER: the user of the processes must be able to write there.',
    );
  }
}

export async function checkScanner({ scanner }: Pick<Context, 'scanner'>): Promise<Outcome> {
  if (scanner === null)
    return skipped('Files in conversations aren’t scanned.', 'Set CLAMD_URL to let clamd look at them.');
  try {
    const found = await scanner.findMalware(Buffer.from('doctor'));
    return found === null
      ? ok('clamd looks at files.')
      : failed(`clamd finds ${found} in six harmless bytes.`, 'Check its signatures.');
  } catch (error) {
    return unusable(error, 'Check CLAMD_URL and whether clamd runs: no file is taken meanwhile.');
  }
}

/** Asks for a payment that there can't be: a provider that says so takes the keys. */
export async function checkPayments({ config, payments }: Pick<Context, 'config' | 'payments'>): Promise<Outcome> {
  if (!payments.takes_payments)
    return skipped('Only free sessions can be booked.', 'Set the three keys of Stripe to take payments.');
  if (payments.name === 'sandbox')
    return warning('Payments go to the sandbox.', 'Set the three keys of Stripe for production.');
  const mode = payments.publishable_key.startsWith('pk_live') ? 'live' : 'test';
  try {
    await payments.readIntent('pi_doctor');
    return ok('Stripe takes the key.');
  } catch (error) {
    if (!(error instanceof PaymentError) || error.code !== 'resource_missing')
      return unusable(error, 'Check STRIPE_SECRET_KEY, and that this machine can reach api.stripe.com.');
    return mode === 'test' && config.node_env === 'production'
      ? warning('Stripe takes the keys, which are those of its test mode.', 'Use the live keys to take money.')
      : ok(`Stripe takes the keys of its ${mode} mode.`);
  }
}

export async function checkPayouts({ payouts }: Pick<Context, 'payouts'>): Promise<Outcome> {
  const provider = automaticPayouts({ payouts });
  if (!provider.moves_money) return skipped('Mentors are paid by hand.');
  try {
    await provider.findTransfers(newId());
    return provider.name === 'sandbox'
      ? warning('Payouts go to the sandbox.', 'Set STRIPE_PAYOUTS_WEBHOOK_SECRET for production.')
      : ok('Stripe Connect takes the key.');
  } catch (error) {
    return unusable(
      error,
      'Check STRIPE_SECRET_KEY, that Connect is open in Stripe’s dashboard, and that this machine can reach api.stripe.com (docs/payouts.md).',
    );
  }
}

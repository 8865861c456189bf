import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connection.ts';
import { madeSecret, resealMadeSecret } from '../../../db/made-secret.ts';

const SECRET = 'vapid';

interface VapidKeys {
  private_key: string;
  /** An uncompressed point on P-256, in base64url as the private one. */
  public_key: string;
}

type Deps = Pick<Context, 'db' | 'sealer'>;
const keys = new WeakMap<Database, Promise<VapidKeys>>();

function ofPrivate(private_key: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(private_key);
  return { private_key: private_key.toString('base64url'), public_key: pair.getPublicKey('base64url') };
}

const makePrivate = () => Buffer.from(webPush.generateVAPIDKeys().privateKey, 'base64url');

/** The keys by which push services know this instance. Made once; browsers' subscriptions are bound to them. */
export async function vapidKeys(context: Deps): Promise<VapidKeys> {
  let reading = keys.get(context.db);
  if (reading === undefined) {
    reading = madeSecret(context, SECRET, makePrivate).then(ofPrivate);
    keys.set(context.db, reading);
    reading.catch(() => keys.delete(context.db));
  }
  return reading;
}

/** Makes the keys at the first start. Without a database at the start, they are made on first use. */
export async function makePushKeys(context: Deps & Pick<Context, 'logger'>): Promise<void> {
  await vapidKeys(context).catch((error: unknown) =>
    context.logger.warn({ err: error }, 'the keys of pushes could not be read'),
  );
}

export const resealVapid = (context: Deps): Promise<void> => resealMadeSecret(context, SECRET);

/**
 * The `Authorization` of a push: a token for the service's origin, signed with ES256 (RFC 8292), for twelve hours.
 * @param subject whom the service can reach about it: a `mailto:` or https address.
 */
export const vapidHeader = (
  { private_key, public_key }: VapidKeys,
  { endpoint, subject }: { endpoint: string; subject: string },
): string =>
  webPush.getVapidHeaders(new URL(endpoint).origin, subject, public_key, private_key, 'aes128gcm').Authorization;

import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connection.ts';
import { madeSecret, resealMadeSecret } from '../../../db/made-secret.ts';

const SECRET = 'vapid';
const LIFE_S = 12 * 60 * 60;

interface VapidKeys {
  private_key: Buffer;
  /** An uncompressed point on P-256. */
  public_key: Buffer;
}

type Deps = Pick<Context, 'db' | 'sealer'>;
const keys = new WeakMap<Database, Promise<VapidKeys>>();

function ofPrivate(private_key: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(private_key);
  return { private_key, public_key: pair.getPublicKey() };
}

/** A private key may have leading zeros, which the library leaves out. */
function makePrivate(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const made = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - made.length), made]);
}

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

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The `Authorization` of a push: a token for the service's origin, signed with ES256 (RFC 8292).
 * @param subject whom the service can reach about it: a `mailto:` or https address.
 * @param now epoch milliseconds.
 */
export function vapidHeader(
  { private_key, public_key }: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: number },
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_S, sub: subject };
  const signed = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`;
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: private_key.toString('base64url'),
      x: public_key.subarray(1, 33).toString('base64url'),
      y: public_key.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${public_key.toString('base64url')}`;
}

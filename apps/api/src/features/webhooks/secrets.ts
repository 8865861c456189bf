import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { WebhookSubscriptionTable } from '../../db/tables.ts';
import { writeAs } from '../../db/write-as.ts';

/** Standard Webhooks, "Signing secret": 24 to 64 random bytes, in base64 behind a prefix that scanners know. */
const SECRET_BYTES = 32;
export const SECRET_PREFIX = 'whsec_';
/** How long the former secret also signs. */
const FORMER_SECRET_MS = 24 * 60 * 60_000;

/** Binds a sealed secret to its row: it can't be opened in another one. */
const sealContext = (subscription_id: string) => `webhook_subscription.secret:${subscription_id}`;

export const newSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** @returns the columns for a secret. */
export function sealSecret({ sealer }: Pick<Context, 'sealer'>, subscription_id: string, secret: string) {
  const { bytes, key_id } = sealer.seal(secret, sealContext(subscription_id));
  return { secret: bytes, secret_key_id: key_id };
}

/** The parts of a subscription that sign. */
export type Signer = Pick<
  Selectable<WebhookSubscriptionTable>,
  'id' | 'secret' | 'secret_key_id' | 'former_secret' | 'former_secret_key_id' | 'former_secret_until'
>;

/** The secrets that sign now, the current one first. @param now epoch milliseconds. */
export function secretsOf({ sealer }: Pick<Context, 'sealer'>, signer: Signer, now: number): string[] {
  const { id, former_secret, former_secret_key_id, former_secret_until } = signer;
  const open = (bytes: Buffer, key_id: string) => sealer.open({ bytes, key_id }, sealContext(id));
  const secrets = [open(signer.secret, signer.secret_key_id)];
  if (former_secret !== null && former_secret_key_id !== null && Date.parse(former_secret_until ?? '') > now) {
    secrets.push(open(former_secret, former_secret_key_id));
  }
  return secrets;
}

/**
 * Rotates the secret; the former one also signs for a day.
 * @returns false for another user's webhook.
 */
export async function rotateSecret(
  context: Pick<Context, 'db' | 'clock' | 'sealer'>,
  { user_id, id, secret }: { user_id: string; id: string; secret: string },
): Promise<boolean> {
  const now = context.clock.now();
  const { numUpdatedRows } = await writeAs(context.db, user_id, (trx) =>
    trx
      .updateTable('webhook_subscription')
      .set({
        ...sealSecret(context, id, secret),
        // The right-hand sides are the values before the update.
        former_secret: sql`secret`,
        former_secret_key_id: sql`secret_key_id`,
        former_secret_until: new Date(now + FORMER_SECRET_MS),
        updated_at: new Date(now),
      })
      .where('id', '=', id)
      .where('auth_user_id', '=', user_id)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

const BATCH = 500;

/** Deletes expired secrets, and seals the others with the current key. */
export async function resealWebhookSecrets(context: Pick<Context, 'db' | 'clock' | 'sealer'>): Promise<void> {
  const { db, clock, sealer } = context;
  await db
    .updateTable('webhook_subscription')
    .set({ former_secret: null, former_secret_key_id: null, former_secret_until: null })
    .where('former_secret_until', '<=', toInstant(clock.now()))
    .execute();
  const rows = await db
    .selectFrom('webhook_subscription')
    .select(['id', 'secret', 'secret_key_id', 'former_secret', 'former_secret_key_id', 'former_secret_until'])
    .where((either) =>
      either.or([either('secret_key_id', '<>', sealer.key_id), either('former_secret_key_id', '<>', sealer.key_id)]),
    )
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const [present = '', former] = secretsOf(context, row, clock.now());
    const again = former === undefined ? null : sealSecret(context, row.id, former);
    await db
      .updateTable('webhook_subscription')
      .set({
        ...sealSecret(context, row.id, present),
        former_secret: again?.secret ?? null,
        former_secret_key_id: again?.secret_key_id ?? null,
        former_secret_until: again === null ? null : row.former_secret_until,
      })
      .where('id', '=', row.id)
      // One that was rotated meanwhile stays.
      .where('secret', '=', row.secret)
      .execute();
  }
}

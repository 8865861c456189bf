import { LIMITS, type CreateWebhook, type PatchWebhook, type Webhook, type WebhookWithSecret } from '@abroad/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import type { WebhookSubscriptionTable } from '../../db/tables.ts';
import { newSecret, rotateSecret, sealSecret } from './secrets.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'sealer' | 'webhooks'>;
type Row = Selectable<WebhookSubscriptionTable>;

function present(row: Row, now: number): Webhook {
  const until = instantOrNull(row.former_secret_until);
  return {
    id: row.id,
    url: row.url,
    events: row.events as Webhook['events'],
    is_active: row.is_active,
    off_reason: row.off_reason,
    failing_since: instantOrNull(row.failing_since),
    former_secret_until: until !== null && Date.parse(until) > now ? until : null,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  };
}

/** @throws AppError WEBHOOK_ADDRESS_FORBIDDEN. */
function refuseAddress({ webhooks }: Pick<Context, 'webhooks'>, url: string): void {
  if (!webhooks.mayReach(url)) {
    throw new AppError('WEBHOOK_ADDRESS_FORBIDDEN');
  }
}

const rowsOf = (db: Database, user_id: string) =>
  db.selectFrom('webhook_subscription').selectAll().where('auth_user_id', '=', user_id);

/** @throws AppError NOT_FOUND for another user's. */
export async function findSubscription(db: Database, user_id: string, id: string): Promise<Row> {
  const row = await rowsOf(db, user_id).where('id', '=', id).executeTakeFirst();
  if (!row) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

/** A user's webhooks, the oldest first. */
export async function listSubscriptions({ db, clock }: Pick<Context, 'db' | 'clock'>, user_id: string) {
  const rows = await rowsOf(db, user_id).orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => present(row, clock.now()));
}

/** @throws AppError WEBHOOK_ADDRESS_FORBIDDEN, TOO_MANY_WEBHOOKS. */
export async function createSubscription(
  context: Deps,
  user_id: string,
  { url, events }: CreateWebhook,
): Promise<WebhookWithSecret> {
  refuseAddress(context, url);
  const now = context.clock.now();
  const [id, secret] = [newId(), newSecret()];
  const at = new Date(now);
  const row = await writeAs(context.db, user_id, async (trx) => {
    if ((await rowsOf(trx, user_id).execute()).length >= LIMITS.webhooks_max) {
      throw new AppError('TOO_MANY_WEBHOOKS');
    }
    return trx
      .insertInto('webhook_subscription')
      .values({
        id,
        auth_user_id: user_id,
        url,
        events,
        ...sealSecret(context, id, secret),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ...present(row, now), secret };
}

/**
 * Changes a webhook. Switching it on clears the reason why it was off.
 * @throws AppError NOT_FOUND, WEBHOOK_ADDRESS_FORBIDDEN.
 */
export async function changeSubscription(
  context: Deps,
  user_id: string,
  id: string,
  { url, events, is_active }: PatchWebhook,
): Promise<Webhook> {
  if (url !== undefined) {
    refuseAddress(context, url);
  }
  const now = context.clock.now();
  const change = {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
    ...(is_active === undefined ? {} : { is_active, off_reason: null, failing_since: null }),
    updated_at: new Date(now),
  };
  const row = await writeAs(context.db, user_id, (trx) =>
    trx
      .updateTable('webhook_subscription')
      .set(change)
      .where('id', '=', id)
      .where('auth_user_id', '=', user_id)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) {
    throw new AppError('NOT_FOUND');
  }
  return present(row, now);
}

/** @throws AppError NOT_FOUND for another user's. */
export async function deleteSubscription({ db }: Pick<Context, 'db'>, user_id: string, id: string): Promise<void> {
  const { numDeletedRows } = await writeAs(db, user_id, (trx) =>
    trx.deleteFrom('webhook_subscription').where('id', '=', id).where('auth_user_id', '=', user_id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) {
    throw new AppError('NOT_FOUND');
  }
}

/**
 * Creates a new secret, which is shown once.
 * @throws AppError NOT_FOUND for another user's webhook.
 */
export async function renewSecret(context: Deps, user_id: string, id: string): Promise<WebhookWithSecret> {
  const secret = newSecret();
  if (!(await rotateSecret(context, { user_id, id, secret }))) {
    throw new AppError('NOT_FOUND');
  }
  return { ...present(await findSubscription(context.db, user_id, id), context.clock.now()), secret };
}

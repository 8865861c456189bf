import { createHash } from 'node:crypto';
import { brand, categoryOf } from '@abroad/contract';
import { sql } from 'kysely';
import webPush from 'web-push';
import type { Context } from '../../../context.ts';
import { toInstant } from '../../../core/clock.ts';
import { wordsIn } from '../../../core/words-in.ts';
import type { Database } from '../../../db/connection.ts';
import { writeAbout } from '../../../db/write-as.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { momentIn } from '../../mail/write-values.ts';
import { findSwitchedOff } from '../../notifications/preferences.ts';
import { listGroup, type Group } from '../../notifications/list-groups.ts';
import { pushJob } from '../../notifications/notify.ts';
import { pathOf, titleOf } from '../present.ts';
import { lifeOf, waitsUntil } from './quiet-hours.ts';
import { vapidHeader, vapidKeys } from './vapid.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'sealer' | 'webhooks' | 'logger'>;

/** Push services take 4096 bytes at least (RFC 8030, 7.2): less the header (86), the delimiter and the tag (16). */
const PLAIN_MAX = 4096 - 86 - 1 - 16;

interface Reader {
  user_id: string;
  language: string;
  time_zone: string;
}

interface Browser {
  id: string;
  endpoint: string;
  /** An uncompressed point on P-256. */
  p256dh: Buffer;
  auth: Buffer;
}

/** Encrypts a push for one browser: RFC 8291, with the content encoding `aes128gcm` (RFC 8188). */
const encryptFor = ({ p256dh, auth }: Browser, plain: Buffer): Buffer =>
  webPush.encrypt(p256dh.toString('base64url'), auth.toString('base64url'), plain, 'aes128gcm').cipherText;

/** The reader, while their account is active. */
async function findReader(db: Database, user_id: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select id as user_id, language, coalesce(time_zone,
        (select time_zone from prospect_profile where auth_user_id = person.id),
        (select time_zone from mentor_profile where auth_user_id = person.id), 'UTC') as time_zone
    from authenticated_user person where id = ${user_id} and status = 'active'`.execute(db);
  return rows[0];
}

/** The page that it leads to, which marks it read (`told`). */
function addressOf(group: Group, public_url: string): string {
  const address = new URL(public_url + pathOf(group));
  address.searchParams.set('told', group.id);
  return address.href;
}

/** Returns the content that browsers show without a service worker: the declarative form of the Push API. */
function payloadOf(
  group: Group,
  { language, time_zone }: Reader,
  { hides_words, public_url }: { hides_words: boolean; public_url: string },
): Buffer {
  const t = wordsIn(language);
  const when = group.starts_at === null ? null : momentIn(group.starts_at, time_zone, language);
  const shown = hides_words
    ? { title: brand(), body: t(`notification_center.hidden.${categoryOf(group.kind)}`) }
    : { title: titleOf(group, language), body: [group.about, when].filter((part) => part !== null).join(' · ') };
  const payload = {
    web_push: 8030,
    notification: {
      ...shown,
      navigate: addressOf(group, public_url),
      lang: language,
      dir: t.direction,
      tag: group.group_key,
    },
  };
  const bytes = Buffer.from(JSON.stringify(payload));
  return bytes.length <= PLAIN_MAX
    ? bytes
    : Buffer.from(JSON.stringify({ ...payload, notification: { ...payload.notification, body: '' } }));
}

/** Returns the facts that decide when a push may be sent, and for how long it is useful. */
const timesOf = ({ kind, starts_at }: Group) => ({
  kind,
  category: categoryOf(kind),
  starts_at: starts_at === null ? null : Date.parse(starts_at),
});

/** At most 32 characters of the URL-safe alphabet (RFC 8030, 5.4): a later push of the group replaces the waiting one. */
const topicOf = (group_key: string) => createHash('sha256').update(group_key).digest('base64url').slice(0, 32);

/** Takes a notification for a browser, so that it is pushed there once. */
async function claim(db: Database, reader: Reader, notification_id: string, push_subscription_id: string) {
  const taken = await writeAbout(db, reader.user_id, (trx) =>
    trx
      .insertInto('push_delivery')
      .columns(['notification_id', 'push_subscription_id'])
      .expression((from) =>
        from
          .selectFrom('push_subscription')
          .select([sql<string>`${notification_id}::uuid`.as('notification_id'), 'id as push_subscription_id'])
          .where('id', '=', push_subscription_id)
          .where('auth_user_id', '=', reader.user_id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
  return (taken?.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const release = (db: Database, notification_id: string, push_subscription_id: string) =>
  db
    .deleteFrom('push_delivery')
    .where('notification_id', '=', notification_id)
    .where('push_subscription_id', '=', push_subscription_id)
    .execute();

const isTemporary = (status: number | null) => status === null || status === 429 || status >= 500;

/** The service says that the browser is gone (RFC 8030, 7.3). */
const isGone = (status: number | null) => status === 404 || status === 410;

/** Pushes to one browser. @returns whether it has to be tried again. */
async function pushTo(
  context: Deps,
  browser: Browser,
  { reader, group, payload }: { reader: Reader; group: Group; payload: Buffer },
): Promise<boolean> {
  const { db, clock, config, webhooks, logger } = context;
  if (!(await claim(db, reader, group.id, browser.id))) {
    return false;
  }
  const now = clock.now();
  const { endpoint } = browser;
  const outcome = await webhooks.send({
    url: endpoint,
    headers: {
      authorization: vapidHeader(await vapidKeys(context), {
        endpoint,
        subject: `mailto:${config.contact_email}`,
      }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/notification+json',
      ttl: String(lifeOf(timesOf(group), now)),
      topic: topicOf(group.group_key),
      urgency: group.kind === 'reminder_1h' ? 'high' : 'normal',
    },
    body: encryptFor(browser, payload),
  });
  const { response_code, problem } = outcome;
  if (isGone(response_code) || problem === 'forbidden_address') {
    await db.deleteFrom('push_subscription').where('id', '=', browser.id).execute();
    return false;
  }
  if (isTemporary(response_code)) {
    await release(db, group.id, browser.id);
    return true;
  }
  if (response_code !== null && response_code >= 300) {
    logger.warn({ status: response_code, origin: new URL(endpoint).origin }, 'a push service refused a push');
  }
  return false;
}

/**
 * Pushes the latest of a group to its reader's browsers, each once, unless it was seen or read meanwhile, or the category is
 * switched off. At night it waits for the morning.
 * @throws where a push service didn't take it now, so that the job tries again.
 */
export async function sendPush(
  context: Deps,
  { user_id, group_key }: { user_id: string; group_key: string },
): Promise<void> {
  const { db, clock, config } = context;
  const [reader, group, { push_off, hides_words }] = await Promise.all([
    findReader(db, user_id),
    listGroup(db, user_id, group_key),
    findSwitchedOff(db, user_id),
  ]);
  if (!reader || !group || group.is_seen || push_off.includes(categoryOf(group.kind))) {
    return;
  }
  const now = clock.now();
  const wait = waitsUntil({ ...timesOf(group), time_zone: reader.time_zone }, now);
  if (wait !== null) {
    await enqueue(db, [pushJob({ user_id, group_key }, { run_at: toInstant(wait) })]);
    return;
  }
  const browsers = await db.selectFrom('push_subscription').selectAll().where('auth_user_id', '=', user_id).execute();
  const payload = payloadOf(group, reader, { hides_words, public_url: config.public_url });
  const again = await Promise.all(browsers.map((browser) => pushTo(context, browser, { reader, group, payload })));
  if (again.includes(true)) {
    throw new Error('a push service takes no pushes at the moment');
  }
}

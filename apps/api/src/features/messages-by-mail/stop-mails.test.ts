import { expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import type { Made } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { notify } from '../notifications/notify.ts';

const scene = bookingScene();
const messages = messageScene(scene);

/** Returns the mails about a conversation's latest message, ten minutes later. */
async function mailLatest(id: string, reader: Made) {
  const { messages: all } = await reader.client.getThread({ params: { id }, query: {} });
  scene.clock.set(toInstant(scene.clock.now() + 61 * 60_000));
  await runJob(scene.api.context, 'mail-unread-message', {
    message_id: all.at(-1)?.id ?? '',
    user_id: reader.user_id,
  });
}
const mailsOf = async (who: Made, kind = 'message') => (await scene.mailsTo(who)).filter((mail) => mail.kind === kind);
const mailOf = async (who: Made, kind?: string) => {
  const [mail] = await mailsOf(who, kind);
  return scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
};

test('[T-323] emails about messages end by one click in their foot or in the mail program, without signing in', async () => {
  const { mentor, prospect, id } = await messages.talk();
  await mailLatest(id, mentor);
  const { headers, text, html } = await mailOf(mentor);
  const link = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(link).toMatch(/\/api\/v1\/mail\/unsubscribe\?token=[0-9a-f]{32}&category=messages$/);
  expect(text).toContain(`Stop emails about messages: ${link}`);
  expect(html).toContain(link.replaceAll('&', '&amp;'));

  const url = `${scene.api.base_url}${new URL(link).pathname}${new URL(link).search}`;
  // A scanner that opens it ends nothing.
  const page = await (await fetch(url)).text();
  expect(page).toContain('Stop emails about messages?');
  const mailed = async () => (await mentor.client.getNotificationPreferences()).categories;
  expect(await mailed()).toMatchObject({ messages: { mail: true } });
  const forged = url.replace(/token=.{32}/, `token=${'0'.repeat(32)}`);
  expect((await fetch(forged, { method: 'POST' })).status).toBe(404);
  const other = await fetch(url.replace('messages', 'sessions'), { method: 'POST' });
  expect(other.status).toBe(400);
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new URLSearchParams()]) {
    const done = await fetch(url, { method: 'POST', body });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Emails about messages are off')]);
  }
  expect(await mailed()).toMatchObject({
    messages: { mail: false },
    reviews: { mail: true },
    searches: { mail: true },
  });

  await prospect.client.sendMessage({ params: { id }, body: { text: 'And the rent?', client_message_id: newId() } });
  await mailLatest(id, mentor);
  expect(await mailsOf(mentor)).toHaveLength(1);
  expect((await mentor.client.listNotifications({ query: { category: 'messages' } })).items).toHaveLength(1);
});

test('[T-221] a message that is read in the bell isn’t mailed any more', async () => {
  const { mentor, id } = await messages.talk();
  const [item] = (await mentor.client.listNotifications({ query: { category: 'messages' } })).items;
  await mentor.client.readNotification({ params: { id: item?.id ?? '' } });
  await mailLatest(id, mentor);
  expect(await mailsOf(mentor)).toEqual([]);
});

test('[T-244] of many unread messages the email quotes the latest five', async () => {
  const { mentor, prospect, id } = await messages.talk();
  for (let at = 1; at <= 6; at += 1) {
    await insertMessage(scene.api, { mentor, prospect, author: prospect, text: `Question ${at}` });
  }
  await mailLatest(id, mentor);
  const { text } = await mailOf(mentor);
  expect(text.match(/Question \d|How did you find/g)).toEqual([2, 3, 4, 5, 6].map((at) => `Question ${at}`));
});

/** Emails beyond those of an hour, of which one tells. */
async function folded(who: Made, kinds: readonly string[]) {
  const at = toInstant(scene.clock.now());
  const rows = kinds.map((kind) => ({
    id: newId(),
    kind,
    deduplication: newId(),
    auth_user_id: who.user_id,
    sender: 'a@a.test',
    recipient: who.person.email,
    subject: 'One of many',
    html: '',
    text: '',
    headers: '{}',
    attachments: '[]',
    created_at: at,
    folded_at: at,
  }));
  await scene.api.context.db.insertInto('mail_message').values(rows).execute();
  return rows.map(({ deduplication }) => deduplication);
}
const tellFolded = ({ user_id }: Made) => runJob(scene.api.context, 'send-mail-digest', { user_id });

test('[T-323] one email for many messages leads to the messages and can be ended, and one for many kinds to all news', async () => {
  const [writer, other] = [await scene.prospect(), await scene.prospect()];
  await folded(writer, ['message', 'message']);
  await tellFolded(writer);
  const digest = await mailOf(writer, 'digest');
  expect(digest.subject).toBe('2 more unread messages');
  expect(digest.text).toMatch(/\/messages\n/);
  expect(digest.text).toContain('Stop emails about messages: ');
  expect(digest.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  await folded(other, ['message', 'review_published', 'booked']);
  await tellFolded(other);
  const mixed = await mailOf(other, 'digest');
  expect(mixed.subject).toBe('3 more updates');
  expect(mixed.text).toMatch(/\/notifications\n/);
  expect(mixed.headers).not.toHaveProperty('List-Unsubscribe');
});

test('[T-221] what was read before its hour is over is left out of the one email for many', async () => {
  const reader = await scene.prospect();
  const keys = await folded(reader, ['message', 'message']);
  await notify(
    scene.api.context.db,
    keys.map((key) => ({ user_id: reader.user_id, kind: 'message', group_key: 'thread:1', key })),
  );
  await reader.client.readAllNotifications();
  await tellFolded(reader);
  expect(await mailsOf(reader, 'digest')).toEqual([]);
});

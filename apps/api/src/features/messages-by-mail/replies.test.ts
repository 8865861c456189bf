import { LIMITS } from '@abroad/contract/limits';
import { sql } from 'kysely';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WEBHOOK_BYTES } from '../../http/webhook.ts';
import { PROGRAMS, replyMail } from '../../testing/reply-mails.ts';
import { replyScene, SECRET } from '../../testing/reply-scene.ts';
import { SCRIPT, startReplyServer } from '../../testing/reply-server.ts';

const {
  scene,
  messages,
  people,
  evil,
  dns,
  program,
  mailsTo,
  later,
  mailUnread,
  mailed,
  post,
  signed,
  textsOf,
  refusals,
} = await replyScene();
const ASKED = 'web: How did you find a room?';

test('[T-240] [T-244] an unread message is mailed with an address to answer to, and the answer is a message', async () => {
  const { mail, answered, ...talk } = await mailed();
  expect(mail?.subject).toContain('sent you a message');
  expect(mail?.text?.startsWith('--- Write your answer above this line ---\n')).toBe(true);
  expect(mail?.text).toContain('> How did you find a room?');
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('x-auto-response-suppress')).toBe('All');
  expect(answered.to).toMatch(/^reply\+[a-z2-7]{56}@mentors\.test$/);
  expect(answered.to.indexOf('@')).toBeLessThanOrEqual(64);
  const reply = await signed(answered);
  expect((await post(reply)).status).toBe(204);
  expect(await textsOf(talk)).toEqual([ASKED, `mail: ${program.words}`]);
  // The same email again, as mail servers may send it.
  expect((await post(reply)).status).toBe(204);
  expect(await textsOf(talk)).toHaveLength(2);
  expect(await refusals(talk.mentor)).toEqual([]);
});

test('[T-240] answers of every program become messages', async () => {
  const { answered, ...talk } = await mailed();
  for (const one of PROGRAMS) {
    expect((await post(await people.sign(replyMail(one, answered)))).status, one.name).toBe(204);
  }
  expect((await textsOf(talk)).slice(1)).toEqual(PROGRAMS.map(({ words }) => `mail: ${words}`));
});

test('[T-243] emails that are made to be slow are read aside, and none makes the mail server come again', async () => {
  const { answered, ...talk } = await mailed();
  const html = (to: string, from: string) =>
    Buffer.from(
      `From: ${from}\r\nTo: ${to}\r\nSubject: Re\r\nMessage-ID: <nested@people.test>\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${'<div>\r\n'.repeat(100_000)}Nested words.\r\n`,
    );
  const crowd = Buffer.from(
    `From: x@evil.test\r\nTo: ${'a@b.example,\r\n '.repeat(30_000)}${answered.to}\r\n\r\nHi\r\n`,
  );
  const mails = [
    html('reply+anything@mentors.test', 'x@evil.test'),
    crowd,
    await people.sign(html(answered.to, answered.from)),
  ];
  for (const mail of mails) {
    expect((await post(mail)).status).toBe(204);
  }
  expect(await textsOf(talk)).toEqual([ASKED, 'mail: Nested words.']);
  expect(await refusals(talk.mentor)).toEqual([]);
});

/** Sends answers through a mail server and the script of the documentation. */
async function throughScript(programs: typeof PROGRAMS): Promise<void> {
  const { mentor, answered, id } = await mailed();
  const folder = await mkdtemp(path.join(tmpdir(), 'replies-'));
  // The script signs with the time of the machine.
  scene.clock.release();
  const server = await startReplyServer({ base_url: scene.api.base_url, secret: SECRET, folder });
  try {
    for (const one of programs) {
      await server.send(await people.sign(replyMail(one, answered)), { from: mentor.person.email, to: answered.to });
    }
    // The mail server ends lines with one byte instead of two.
    const body = Buffer.alloc(LIMITS.inbound_mail_bytes * 1.1, `${'x'.repeat(76)}\r\n`);
    const large = Buffer.concat([await signed(answered), body]);
    await expect(server.send(large, { from: mentor.person.email, to: answered.to })).rejects.toMatchObject({
      responseCode: 552,
    });
    dns.broken = true;
    const waits = server.send(await signed(answered, {}, 'Later'), { from: mentor.person.email, to: answered.to });
    await expect(waits).rejects.toMatchObject({ responseCode: 451 });
  } finally {
    await server.close();
  }
  expect((await textsOf({ mentor, id })).slice(1)).toEqual(programs.map(({ words }) => `mail: ${words}`));
}

test('[T-240] an answer arrives through a mail server and the script of the documentation', () =>
  throughScript(PROGRAMS.slice(0, 1)));

test(
  '[T-240] answers of every program arrive through a mail server and the script of the documentation',
  { tags: 'full' },
  () => throughScript(PROGRAMS),
);

test('[T-240] the script of the documentation knows the largest email and the largest bounce report that are taken', async () => {
  const script = await readFile(SCRIPT, 'utf8');
  expect(script).toContain(`path=inbound-mail secret=$INBOUND_MAIL_SECRET most=${LIMITS.inbound_mail_bytes} `);
  expect(script).toContain(`path=mail-bounces secret=$MAIL_BOUNCE_SECRET most=${WEBHOOK_BYTES} `);
});

test('[T-241] what isn’t signed by the mail server is refused, and where nothing is configured nothing is taken', async () => {
  const { answered, ...talk } = await mailed();
  const reply = await signed(answered);
  expect((await post(reply, { secret: 'x'.repeat(40) })).status).toBe(400);
  expect((await post(reply, { at: scene.clock.now() - 301_000 })).status).toBe(400);
  const { config } = scene.api.context;
  const { inbound_mail } = config;
  config.inbound_mail = null;
  expect((await post(reply)).status).toBe(404);
  config.inbound_mail = inbound_mail;
  expect(await textsOf(talk)).toEqual([ASKED]);
});

test('[T-241] a forged From, another’s token, a changed or foreign one, and an unverified address write nothing', async () => {
  const { answered, prospect, ...talk } = await mailed();
  const third = await scene.prospect();
  const forged: Buffer[] = [
    // Without a signature, and with one of another domain.
    replyMail(program, answered),
    await evil.sign(replyMail(program, answered)),
    // The token of the other side, from their own address, and from a stranger's.
    await signed({ ...answered, from: prospect.person.email }),
    await signed({ ...answered, from: third.person.email }),
    await people.sign(replyMail(program, answered, { From: `${talk.mentor.person.email}, ${third.person.email}` })),
    await evil.sign(replyMail(program, { ...answered, from: `"${talk.mentor.person.email}" <x@evil.test>` })),
  ];
  for (const reply of forged) {
    expect((await post(reply)).status).toBe(204);
  }
  // Answered once that day, to the account's own address; nothing to others.
  expect(await refusals(talk.mentor)).toHaveLength(1);
  expect([await refusals(prospect), await refusals(third)]).toEqual([[], []]);
  const [local = '', domain] = answered.to.split('@');
  const other = (sign: string) => (sign === 'a' ? 'b' : 'a');
  for (const to of [
    `${local.slice(0, -1)}${other(local.slice(-1))}@${domain}`,
    'reply@mentors.test',
    `reply+${'a'.repeat(56)}@mentors.test`,
    `${local}@evil.test`,
  ]) {
    expect((await post(await signed({ ...answered, to }))).status).toBe(204);
  }
  await scene.api.context.db
    .updateTable('authenticated_user')
    .set({ email_verified: false })
    .where('id', '=', talk.mentor.user_id)
    .execute();
  await post(await signed(answered));
  expect(await textsOf(talk)).toEqual([ASKED]);
  expect(await refusals(talk.mentor)).toHaveLength(1);
});

test('[T-241] a token lasts 30 days, and a late answer is told so', async () => {
  const { answered, ...talk } = await mailed();
  later(30 * 24 * 60 - 1);
  await post(await signed(answered, {}, 'In time'));
  later(2);
  await post(await signed(answered, {}, 'Too late'));
  expect(await textsOf(talk)).toEqual([ASKED, 'mail: In time']);
  const [refused] = await refusals(talk.mentor);
  expect(refused?.text).toContain('too old');
  expect(refused?.replyTo).toBeUndefined();
});

test('[T-242] answering machines, lists, reports and echoes write nothing and get no answer', async () => {
  const { answered, ...talk } = await mailed();
  const machines: Record<string, string>[] = [
    { 'Auto-Submitted': 'auto-replied' },
    { 'Auto-Submitted': 'auto-generated; type=x' },
    { Precedence: 'bulk' },
    { Precedence: 'Junk' },
    { Precedence: 'list' },
    { 'Return-Path': '<>' },
    { 'X-Autoreply': 'yes' },
    { 'X-AutoGenerated': 'Reply' },
    { 'X-MS-Exchange-Inbox-Rules-Loop': 'amara@people.test' },
    { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' },
    { 'List-Id': '<all.people.test>' },
  ];
  for (const headers of machines) {
    expect((await post(await signed(answered, headers, `I am away ${JSON.stringify(headers)}`))).status).toBe(204);
    // Nor if it would be refused.
    expect((await post(replyMail(program, answered, headers))).status).toBe(204);
  }
  expect(await textsOf(talk)).toEqual([ASKED]);
  expect(await refusals(talk.mentor)).toEqual([]);
  expect((await post(await signed(answered, { 'Auto-Submitted': 'no' }))).status).toBe(204);
  expect(await textsOf(talk)).toHaveLength(2);
});

test('[T-242] two robots that answer each email make one email', async () => {
  const { answered, mentor, prospect, id } = await mailed();
  // A marked automatic answer is dropped; an unmarked one is written once, however often it arrives.
  await post(await signed(answered, { 'Auto-Submitted': 'auto-replied' }, 'I am away'));
  for (let turn = 0; turn < 5; turn += 1) {
    await post(await signed(answered, {}, 'I am away'));
  }
  expect(await textsOf({ mentor, id })).toEqual([ASKED, 'mail: I am away']);
  const { messages: all } = await prospect.client.getThread({ params: { id }, query: {} });
  for (let turn = 0; turn < 5; turn += 1) {
    later(10);
    await mailUnread({ message_id: all.at(-1)?.id ?? '', reader: prospect });
  }
  expect(mailsTo(prospect)).toHaveLength(1);
  expect(mailsTo(mentor)).toHaveLength(1);
});

test('[T-242] an answer to a frozen conversation, and one more than a request takes, is refused, and that is said', async () => {
  const { answered, ...talk } = await mailed();
  const thread = () => scene.api.context.db.updateTable('thread').where('id', '=', talk.id);
  await thread()
    .set({ frozen_at: new Date(scene.clock.now()).toISOString() })
    .execute();
  await post(await signed(answered, {}, 'While it is frozen'));
  expect(await textsOf(talk)).toEqual([ASKED]);
  expect(await refusals(talk.mentor)).toHaveLength(1);

  // The prospect has an address to answer to, and the conversation became a request again.
  await thread().set({ frozen_at: null }).execute();
  const { id: message_id } = await messages.say(talk.mentor, talk.id, 'Through the university.');
  later(10);
  await mailUnread({ message_id, reader: talk.prospect });
  const to = mailsTo(talk.prospect)[0]?.replyTo?.value[0]?.address ?? '';
  await thread().set({ status: 'request', opened_at: null }).execute();
  for (const text of ['Which one?', 'And when?']) await messages.say(talk.prospect, talk.id, text);
  await post(await signed({ ...answered, from: talk.prospect.person.email, to }, {}, 'And how much?'));
  expect(await textsOf(talk)).toHaveLength(4);
  expect(await refusals(talk.prospect)).toHaveLength(1);
});

test('[T-243] an email of 30 MB, one of 10,000 quoted lines and one of a thousand parts end soon', async () => {
  const { answered, ...talk } = await mailed();
  const large = Buffer.concat([await signed(answered), Buffer.alloc(30 * 1024 * 1024, 'x\r\n')]);
  expect((await post(large)).status).toBe(413);
  const quotes = await signed({ ...answered, ours: 'old words, again and again\n'.repeat(10_000) }, {}, 'Still here');
  const parts = '--p\r\nContent-Type: multipart/mixed; boundary="p"\r\n\r\n'.repeat(1000);
  const head = replyMail(program, answered).toString('latin1').split('Content-Type:', 1)[0] ?? '';
  const nested = `${head}Content-Type: multipart/mixed; boundary="p"\r\n\r\n${parts}`;
  for (const mail of [quotes, await people.sign(Buffer.from(nested, 'latin1'))]) {
    const before = process.threadCpuUsage();
    expect((await post(mail)).status).toBe(204);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3000);
  }
  expect(await textsOf(talk)).toEqual([ASKED, 'mail: Still here']);
});

test('[T-241] HTML in the words and line breaks in the subject stay text', async () => {
  const { answered, ...talk } = await mailed();
  const words = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await post(await signed(answered, { Subject: '=?utf-8?Q?Re=0D=0ABcc:_a@evil.test?=' }, words));
  expect(await textsOf(talk)).toEqual([ASKED, `mail: ${words}`]);
  const { messages: all } = await talk.prospect.client.getThread({ params: { id: talk.id }, query: {} });
  later(10);
  await mailUnread({ message_id: all.at(-1)?.id ?? '', reader: talk.prospect });
  const [mail] = mailsTo(talk.prospect);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<script>');
});

test('[T-244] what was read isn’t mailed; what came within the hour is mailed after it, at once', async () => {
  const { mentor, prospect, id } = await mailed();
  await messages.say(mentor, id, 'By a friend');
  const said = async (text: string) => (await messages.say(prospect, id, text)).id;
  const first = await said('And the rent?');
  const second = await said('And the deposit?');
  const { rows } = await sql<{ run_at: string }>`
    select run_at from graphile_worker.jobs where task_identifier = 'mail-unread-message' order by id desc limit 1`.execute(
    scene.api.context.db,
  );
  expect(Date.parse(rows[0]?.run_at ?? '')).toBeCloseTo(scene.clock.now() + LIMITS.unread_mail_after_min * 60_000, -2);
  later(10);
  await mailUnread({ message_id: first, reader: mentor });
  await mailUnread({ message_id: second, reader: mentor });
  expect(mailsTo(mentor)).toHaveLength(1);
  later(60);
  await mailUnread({ message_id: first, reader: mentor });
  await mailUnread({ message_id: second, reader: mentor });
  expect(mailsTo(mentor)).toHaveLength(2);
  expect(mailsTo(mentor)[1]?.text).toContain('> And the rent?\n> \n> And the deposit?');
  const third = await said('Never mind');
  await mentor.client.readThread({ params: { id }, body: { up_to: third } });
  later(70);
  await mailUnread({ message_id: third, reader: mentor });
  expect(mailsTo(mentor)).toHaveLength(2);
});

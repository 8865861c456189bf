import { LIMITS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { zipSync, strToU8 } from 'fflate';
import { AppError } from '../../core/app-error.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { make, type Made } from '../../testing/make.ts';
import { png } from '../../testing/pictures.ts';
import { EICAR } from '../../testing/fake-clamd.ts';
import { replyWithFiles, type MailedFile } from '../../testing/reply-mails.ts';
import { replyScene } from '../../testing/reply-scene.ts';

const { scene, people, later, mailed, mailsTo, mailUnread, post, mailsAbout, refusals } = await replyScene();

const PDF = Buffer.from('%PDF-1.7\nThe plan of Linh');
const pdf = (filename = 'plan.pdf'): MailedFile => ({ filename, type: 'application/pdf', bytes: PDF });
const docx: MailedFile = {
  filename: 'letter.docx',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: Buffer.from(zipSync({ 'word/document.xml': strToU8('<w/>') })),
};
const LEFT_OUT = 'Your message was sent without all its files';

async function met() {
  const talk = await mailed();
  await make(scene.api).session(talk);
  return talk;
}
const answer = async (
  talk: Pick<Awaited<ReturnType<typeof mailed>>, 'answered'>,
  files: readonly MailedFile[],
  words = 'Here it is',
) => (await post(await people.sign(replyWithFiles(talk.answered, words, files)))).status;
const last = async ({ client }: Made, id: string) =>
  (await client.getThread({ params: { id }, query: {} })).messages.at(-1);

test('[T-331] files of an answer by email go with its message where the two have a confirmed session', async () => {
  const talk = await met();
  const { mentor, prospect, id } = talk;
  const picture: MailedFile = { filename: 'room.png', type: 'image/png', bytes: await png() };
  const authorization = `Bearer ${await scene.api.issuer.token(prospect.person, { expires_in_s: 600 })}`;
  const stream = await readEvents(`${scene.api.base_url}/api/v1/messages/stream`, { authorization });
  expect(await answer(talk, [pdf(), picture])).toBe(204);
  // The other side's open page has it at once.
  await expect.poll(() => stream.text()).toContain('"filename":"plan.pdf"');
  stream.close();
  const message = await last(prospect, id);
  expect(message).toMatchObject({
    text: 'Here it is',
    source: 'mail',
    files_left_out: 0,
    attachments: [
      { filename: 'plan.pdf', content_type: 'application/pdf' },
      { filename: 'room.webp', content_type: 'image/webp' },
    ],
  });
  const { url } = await prospect.client.createAttachmentLink({ params: { id: message?.attachments[0]?.id ?? '' } });
  const file = await fetch(new URL(url, scene.api.base_url));
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  expect(await mailsAbout(mentor, LEFT_OUT)).toEqual([]);
});

test('[T-331] before a confirmed session the words arrive, the file doesn’t, and its sender is told', async () => {
  const talk = await mailed();
  const { mentor, prospect, id } = talk;
  expect(await answer(talk, [pdf()])).toBe(204);
  for (const side of [mentor, prospect]) {
    expect(await last(side, id)).toMatchObject({ text: 'Here it is', attachments: [], files_left_out: 1 });
  }
  const [mail, ...more] = await mailsAbout(mentor, LEFT_OUT);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('once you have a confirmed session');
  expect(mail?.text).toContain('plan.pdf');
  expect(mail?.replyTo).toBeUndefined();
  expect(await mailsAbout(prospect, LEFT_OUT)).toEqual([]);
});

test('[T-331] Office files, damaged ones and those beyond five are left out, each said by name', async () => {
  const talk = await met();
  const { mentor, id } = talk;
  const many = Array.from({ length: LIMITS.attachments_max }, (_, at) => pdf(`${at}.pdf`));
  expect(await answer(talk, [docx, ...many, pdf('last.pdf')])).toBe(204);
  const message = await last(mentor, id);
  expect(message?.attachments.map(({ filename }) => filename)).toEqual(many.map(({ filename }) => filename));
  expect(message?.files_left_out).toBe(2);
  const [mail] = await mailsAbout(mentor, LEFT_OUT);
  expect(mail?.text).toContain('letter.docx');
  expect(mail?.text).toContain('last.pdf');
  expect(mail?.text).toContain('A message takes 5 files.');
});

test('[T-331] the small pictures of signatures and what vouches for an email are no files', async () => {
  const talk = await met();
  const { mentor, id } = talk;
  const logo: MailedFile = { filename: 'logo.png', type: 'image/png', bytes: await png(), inline: true };
  const vouches: MailedFile = { filename: 'smime.p7s', type: 'application/pkcs7-signature', bytes: Buffer.from('x') };
  expect(await answer(talk, [logo])).toBe(204);
  expect(await last(mentor, id)).toMatchObject({ text: 'Here it is', attachments: [], files_left_out: 0 });
  expect(await answer(talk, [vouches], 'And this')).toBe(204);
  expect(await last(mentor, id)).toMatchObject({ text: 'And this', attachments: [], files_left_out: 0 });
  expect(await mailsAbout(mentor, LEFT_OUT)).toEqual([]);
});

test('[T-331] an email that comes twice is one message with its files once', async () => {
  const talk = await met();
  const { mentor, id } = talk;
  const raw = await people.sign(replyWithFiles(talk.answered, 'Once', [pdf(), docx]));
  expect([(await post(raw)).status, (await post(raw)).status]).toEqual([204, 204]);
  const { messages } = await mentor.client.getThread({ params: { id }, query: {} });
  expect(messages.map(({ attachments }) => attachments.length)).toEqual([0, 1]);
  expect(await mailsAbout(mentor, LEFT_OUT)).toHaveLength(1);
});

test('[T-331] files without words are a message, and where none goes along their sender is told why', async () => {
  const talk = await met();
  const { mentor, prospect, id } = talk;
  expect(await answer(talk, [pdf(), docx], '')).toBe(204);
  expect(await last(prospect, id)).toMatchObject({
    text: '',
    parts: [],
    attachments: [{ filename: 'plan.pdf' }],
    files_left_out: 1,
  });
  later(10);
  await mailUnread({ message_id: (await last(prospect, id))?.id ?? '', reader: prospect });
  const told = mailsTo(prospect).find(({ subject }) => subject?.includes('sent you a message'));
  expect(told?.text).toContain('You have one unread message.');
  expect(told?.text).not.toContain('wrote');
  expect(await answer(talk, [docx], '')).toBe(204);
  const early = await mailed();
  expect(await answer(early, [pdf()], '')).toBe(204);
  expect(await last(early.mentor, early.id)).toMatchObject({ attachments: [], source: 'web' });
  const reasons = [...(await refusals(mentor)), ...(await refusals(early.mentor))].map(({ text }) => text);
  expect(reasons).toEqual([
    expect.stringContaining('We take PDF, PNG'),
    expect.stringContaining('once you have a confirmed session'),
  ]);
});

test('[T-331] names of files stay text, and a file with the test virus is left out', async () => {
  const talk = await met();
  const { mentor, id } = talk;
  const { context } = scene.api;
  context.scanner = {
    findMalware: (bytes) => Promise.resolve(bytes.includes(EICAR) ? 'EICAR' : null),
  };
  try {
    const bad = { ...pdf('<img src=x onerror=alert(1)>.pdf'), bytes: Buffer.from(`%PDF-1.7 ${EICAR}`) };
    expect(await answer(talk, [bad, pdf()])).toBe(204);
    context.scanner = { findMalware: () => Promise.reject(new AppError('UNAVAILABLE')) };
    expect(await answer(talk, [pdf()], 'Later')).toBe(503);
  } finally {
    context.scanner = null;
  }
  expect(await last(mentor, id)).toMatchObject({
    text: 'Here it is',
    attachments: [{ is_scanned: true }],
    files_left_out: 1,
  });
  const [mail] = await mailsAbout(mentor, LEFT_OUT);
  expect(mail?.html).not.toContain('<img src=x');
});

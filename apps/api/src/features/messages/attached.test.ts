import { LIMITS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make, type Made } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
const { talk } = messageScene(scene);
const upload = async ({ client }: Made, name = 'plan') =>
  (await client.createAttachment({ file: asFile(Buffer.from('%PDF-1.7 plan'), 'application/pdf', `${name}.pdf`) })).id;
const send = ({ client }: Made, id: string, attachment_ids: string[], client_message_id = newId()) =>
  client.sendMessage({ params: { id }, body: { text: 'Here it is', client_message_id, attachment_ids } });

test('[T-232] a message takes up to five files along once the two have a confirmed session, and sending it again adds none', async () => {
  const { mentor, prospect, id } = await talk();
  await make(scene.api).session({ mentor: await scene.mentor(), prospect });
  // A session with another mentor opens no files here.
  const early = await upload(prospect);
  expect(await refusalCode(send(prospect, id, [early]))).toBe('ATTACHMENTS_AFTER_BOOKING');
  await make(scene.api).session({ mentor, prospect });
  const files = await Promise.all(['b', 'a'].map((name) => upload(prospect, name)));
  const client_message_id = newId();
  const sent = await send(prospect, id, files, client_message_id);
  expect(sent.attachments).toMatchObject([{ filename: 'b.pdf' }, { filename: 'a.pdf', is_scanned: false }]);
  expect(await send(prospect, id, files, client_message_id)).toEqual(sent);
  const { messages } = await mentor.client.getThread({ params: { id }, query: {} });
  expect(messages.at(-1)?.attachments).toEqual(sent.attachments);
  expect(messages[0]?.attachments).toEqual([]);
  const { url } = await mentor.client.createAttachmentLink({ params: { id: files[0] ?? '' } });
  expect((await fetch(new URL(url, scene.api.base_url))).status).toBe(200);

  const six = Array.from({ length: LIMITS.attachments_max + 1 }, newId);
  expect(await refusalCode(send(prospect, id, six))).toBe('VALIDATION_FAILED');
});

test('[T-232] another person’s file goes with no message, and the refused message isn’t written', async () => {
  const { mentor, prospect, id } = await talk();
  await make(scene.api).session({ mentor, prospect });
  const theirs = await upload(mentor);
  for (const ids of [[theirs], [newId()], [await upload(prospect), theirs]]) {
    expect(await refusalCode(send(prospect, id, ids))).toBe('VALIDATION_FAILED');
  }
  const { messages } = await mentor.client.getThread({ params: { id }, query: {} });
  expect(messages).toHaveLength(1);
});

test('[T-232] a file alone is a message of a confirmed session, also the first one; without words and files nothing is sent', async () => {
  const { mentor, prospect, id } = await talk();
  const alone = (file: string) => ({ text: ' ', client_message_id: newId(), attachment_ids: [file] });
  const early = { params: { id }, body: alone(newId()) };
  expect(await refusalCode(prospect.client.sendMessage(early))).toBe('ATTACHMENTS_AFTER_BOOKING');
  await make(scene.api).session({ mentor, prospect });
  const body = alone(await upload(prospect));
  expect(await prospect.client.sendMessage({ params: { id }, body })).toMatchObject({
    text: '',
    parts: [],
    attachments: [{ filename: 'plan.pdf' }],
  });
  const { items } = await mentor.client.listThreads({ query: {} });
  expect(items[0]?.last_message).toMatchObject({ text: '', is_own: false });
  for (const attachment_ids of [[], undefined]) {
    const nothing = { text: ' \n', client_message_id: newId(), attachment_ids };
    const refused = await refusal(prospect.client.sendMessage({ params: { id }, body: nothing }));
    expect(refused).toEqual({ code: 'VALIDATION_FAILED', paths: ['text'] });
  }
  const other = await scene.mentor();
  const { id: booking_id } = await make(scene.api).session({ mentor: other, prospect });
  const first = await prospect.client.startThread({ body: { booking_id, ...alone(await upload(prospect)) } });
  expect(first).toMatchObject({ text: '', attachments: [{ filename: 'plan.pdf' }] });
});

test('[T-234] after a block nothing more is sent, and the one who was blocked opens no file of the other', async () => {
  const { mentor, prospect, id } = await talk();
  await make(scene.api).session({ mentor, prospect });
  const file = await upload(prospect);
  await send(prospect, id, [file]);
  const later = await upload(prospect);
  await prospect.client.blockPerson({ body: { slug: mentor.slug, reason: 'scam' } });
  expect(await refusalCode(send(prospect, id, [later]))).toBe('THREAD_CLOSED');
  expect(await refusalCode(mentor.client.createAttachmentLink({ params: { id: file } }))).toBe('NOT_FOUND');
});

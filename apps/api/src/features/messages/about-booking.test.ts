import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import type { Made } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const scene = bookingScene();
const upload = async ({ client }: Made, name = 'letter') =>
  (await client.createAttachment({ file: asFile(Buffer.from('%PDF-1.7 plan'), 'application/pdf', `${name}.pdf`) })).id;
const about = ({ client }: Made, id: string) => client.listBookingMessages({ params: { id } });
const opens = ({ client }: Made, id: string) => refusalCode(client.createAttachmentLink({ params: { id } }));

async function bookWithFiles(approval: boolean) {
  const mentor = await scene.mentor({ policy: { requires_approval: approval, approval_ttl_h: 96 } });
  const prospect = await scene.prospect();
  const files = [await upload(prospect), await upload(prospect, 'grades')];
  const { id } = await scene.book(prospect, mentor, { attachment_ids: files });
  return { mentor, prospect, files, id };
}

test('[T-232] files that a student sends with a request are the student’s alone until the mentor accepts, and then a message about it', async () => {
  const { mentor, prospect, files, id } = await bookWithFiles(true);
  const [first = ''] = files;
  expect(await about(prospect, id)).toMatchObject({
    messages: [],
    waiting_files: [{ filename: 'letter.pdf' }, { filename: 'grades.pdf' }],
  });
  expect(await about(mentor, id)).toEqual({ messages: [], waiting_files: [] });
  expect([await opens(prospect, first), await opens(mentor, first)]).toEqual([null, 'NOT_FOUND']);
  // Waiting for an answer may take longer than files wait for a message.
  scene.clock.set('2055-01-07T12:00:00Z');
  await runJob(scene.api.context, 'sweep-attachments');
  await mentor.client.acceptBooking({ params: { id } });
  await scene.runJobs('send-booking-files');
  const seen = await about(mentor, id);
  expect(seen).toMatchObject({
    messages: [
      {
        text: '',
        author_role: 'prospect',
        attachments: [
          { id: first, filename: 'letter.pdf' },
          { id: files[1], filename: 'grades.pdf' },
        ],
      },
    ],
    waiting_files: [],
  });
  expect(await opens(mentor, first)).toBeNull();
  const { items } = await mentor.client.listThreads({ query: {} });
  expect(items[0]).toMatchObject({ unread: 1, role: 'mentor' });
});

test('[T-232] files of an instant booking reach the mentor at once, and those of a request that ended are deleted', async () => {
  const instant = await bookWithFiles(false);
  await scene.runJobs('send-booking-files');
  expect((await about(instant.mentor, instant.id)).messages[0]?.attachments).toHaveLength(2);

  const { mentor, prospect, files, id } = await bookWithFiles(true);
  await mentor.client.declineBooking({ params: { id }, body: {} });
  scene.clock.set('2055-01-07T12:00:00Z');
  await runJob(scene.api.context, 'sweep-attachments');
  expect((await about(prospect, id)).waiting_files).toEqual([]);
  expect(await opens(prospect, files[0] ?? '')).toBe('NOT_FOUND');
});

test('[T-232] another’s file goes with no booking, which isn’t made then', async () => {
  const [mentor, prospect, other] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  const theirs = await upload(other);
  expect(await refusalCode(scene.book(prospect, mentor, { attachment_ids: [theirs] }))).toBe('VALIDATION_FAILED');
  expect((await prospect.client.listBookings({ query: {} })).total).toBe(0);
});

test('both write about a session by its id: the mentor’s note after it stands with it and in their conversation, and no other person reads it', async () => {
  const [mentor, prospect, other] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  const id = await insertBooking(scene.api, { mentor, prospect, status: 'completed', start: '2054-12-01T09:00:00Z' });
  const write = ({ client }: Made, text: string, attachment_ids: string[] = []) =>
    client.startThread({ body: { booking_id: id, text, client_message_id: newId(), attachment_ids } });
  const { thread_id } = await write(mentor, 'Begin with the second paragraph.', [await upload(mentor, 'notes')]);
  await prospect.client.sendMessage({
    params: { id: thread_id },
    body: { text: 'Thanks', client_message_id: newId() },
  });
  const { messages } = await about(prospect, id);
  expect(messages).toMatchObject([
    { text: 'Begin with the second paragraph.', author_role: 'mentor', attachments: [{ filename: 'notes.pdf' }] },
  ]);
  const thread = await prospect.client.getThread({ params: { id: thread_id }, query: {} });
  expect(thread.messages).toHaveLength(2);
  expect(await refusalCode(about(other, id))).toBe('NOT_FOUND');
});

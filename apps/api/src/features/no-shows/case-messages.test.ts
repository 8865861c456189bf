import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { make } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { noShowScene, REPORTED } from '../../testing/no-show-scene.ts';

const { scene, paid } = noShowScene();

test('[T-314] staff read in a case what the two wrote around the session, until it was reported, and both find the look in their data', async () => {
  scene.clock.set('2055-01-07T10:00:00Z');
  const { id: booking_id, mentor, prospect, report, contest } = await paid();
  const start = { booking_id, text: 'Looking forward to it!', client_message_id: newId() };
  const { thread_id: id } = await prospect.client.startThread({ body: start });
  const say = async (who: typeof prospect, at: string, text: string, filename?: string) => {
    scene.clock.set(at);
    const file = asFile(Buffer.from('%PDF-1.7 proof'), 'application/pdf', filename);
    const attachment_ids = filename === undefined ? [] : [(await who.client.createAttachment({ file })).id];
    return who.client.sendMessage({ params: { id }, body: { text, client_message_id: newId(), attachment_ids } });
  };
  await say(prospect, '2055-01-10T07:59:00Z', 'Too early to matter');
  await say(mentor, '2055-01-10T20:00:00Z', 'Call me at +84 912 345 678 if the link fails');
  const removed = await say(mentor, '2055-01-11T08:01:00Z', 'Rude words', 'rude.pdf');
  await say(prospect, '2055-01-11T08:05:00Z', 'I am in the call, where are you?', 'call.pdf');
  const { db } = scene.api.context;
  await db.updateTable('message').set({ removed_at: REPORTED }).where('id', '=', removed.id).execute();
  scene.clock.set(REPORTED);
  await report(prospect);
  await contest(mentor, 'I was there');
  await say(prospect, '2055-01-11T08:20:00Z', 'Words for the case');

  const staff = await make(scene.api).staff('moderator');
  const { messages } = await staff.client.getStaffNoShow({ params: { booking_id } });
  expect(messages.map(({ side, text, files }) => [side, text, files])).toEqual([
    ['mentor', 'Call me at +84 912 345 678 if the link fails', []],
    ['mentor', null, []],
    ['prospect', 'I am in the call, where are you?', ['call.pdf']],
  ]);
  for (const who of [mentor, prospect]) {
    const files = unzipSync(await who.client.exportAccount());
    expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain('no_show_read');
  }
});

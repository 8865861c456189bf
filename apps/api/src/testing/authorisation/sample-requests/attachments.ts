import { SignedAttachmentQuery } from '@abroad/contract';
import { attachFiles } from '../../../features/attachments/files.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';
import { insertBooking } from '../../insert-booking.ts';
import { insertMessage } from '../../insert-message.ts';
import type { AsksOf } from '../ask.ts';
import { formWith } from './sealed-files.ts';
import type { Scene } from '../scene.ts';

const aText = () => new File(['Notes'], 'notes.txt', { type: 'text/plain' });

/** Few may wait at once, and a message takes files of a session alone. */
async function makeRoom({ api, people }: Scene): Promise<void> {
  await api.context.db.deleteFrom('attachment').where('message_id', 'is', null).execute();
  const { mentor, prospect, other_mentor, other_prospect } = people;
  const pairs = [
    [mentor, prospect],
    [mentor, other_prospect],
    [other_mentor, prospect],
  ] as const;
  for (const [one, other] of pairs) {
    if (one.user_id !== other.user_id) {
      await insertBooking(api, { mentor: one, prospect: other, status: 'completed' });
    }
  }
}

/** A file that the mentor sent to the prospect. */
async function sentFile(scene: Scene): Promise<string> {
  await makeRoom(scene);
  const { mentor, prospect } = scene.people;
  const { db, clock } = scene.api.context;
  const { id } = await mentor.client.createAttachment({ file: aText() });
  const { id: message_id } = await insertMessage(scene.api, { mentor, prospect, author: mentor });
  // Made once, with the first link.
  await keyedHash(scene.api.context, 'attachment-links');
  await attachFiles(db, { ids: [id], user_id: mentor.user_id, to: { message_id }, now: clock.now() });
  return id;
}

export const attachmentAsks: AsksOf<
  'createAttachment' | 'deleteAttachment' | 'createAttachmentLink' | 'getAttachmentFile'
> = {
  createAttachment: async (scene) => {
    await makeRoom(scene);
    return { file: formWith('%PDF-1.7 my plan', 'application/pdf') };
  },
  deleteAttachment: async (scene) => {
    await makeRoom(scene);
    const { id } = await scene.people.mentor.client.createAttachment({ file: aText() });
    return { params: { id } };
  },
  createAttachmentLink: async (scene) => ({ params: { id: await sentFile(scene) } }),
  getAttachmentFile: async (scene) => {
    const params = { id: await sentFile(scene) };
    const { url } = await scene.people.prospect.client.createAttachmentLink({ params });
    return { params, query: SignedAttachmentQuery.parse(Object.fromEntries(new URL(url, 'http://a').searchParams)) };
  },
};

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import type { Made } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();
const { talk, say, sayUntilSent } = messageScene(scene);

interface Archive {
  messages: {
    threads: { id: string; with: string; messages: { is_own: boolean; text: string | null }[] }[];
    blocks: { slug: string; reason: string }[];
  };
}

async function archiveOf({ client }: Pick<Made, 'client'>): Promise<Archive['messages']> {
  const files = unzipSync(await client.exportAccount());
  return (JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Archive).messages;
}

const AT_ONCE = 8;

test('[T-312] erasure of one side while the other sends: what was answered is there, and nothing comes after it', async () => {
  const { mentor, prospect, id } = await talk();
  await say(mentor, id, 'Go on');
  const sending = Array.from({ length: AT_ONCE }, (_, at) => refusalCode(say(mentor, id, `Word ${at}`)));
  const [, ...codes] = await Promise.all([
    prospect.client.deleteAccount({ body: { confirm: prospect.slug } }),
    ...sending,
  ]);
  // While it is erased, the conversation is closed for who comes later.
  expect(codes.filter((code) => code !== null && code !== 'THREAD_CLOSED' && code !== 'UNAVAILABLE')).toEqual([]);
  const sent = codes.filter((code) => code === null).length;
  const { thread, messages } = await mentor.client.getThread({ params: { id } });
  expect(thread).toMatchObject({ status: 'closed', other: { is_deleted: true } });
  expect(messages).toHaveLength(2 + sent);
  expect(await refusalCode(say(mentor, id, 'Are you there?'))).toBe('THREAD_CLOSED');
  const { db } = scene.api.context;
  const told = await db.selectFrom('notification').select('id').where('auth_user_id', '=', prospect.user_id).execute();
  expect(told).toEqual([]);
});

test('[T-312] both sides’ archives have the whole conversation, each as its reader may see it', async () => {
  const { mentor, prospect, id } = await talk();
  await sayUntilSent(mentor, id, 'Through the university.');
  await sayUntilSent(prospect, id, 'Call +84 912 345 678');
  await prospect.client.blockPerson({ body: { slug: mentor.slug, reason: 'other' } });
  const [ofMentor, ofProspect] = [await archiveOf(mentor), await archiveOf(prospect)];
  expect(ofMentor.threads).toMatchObject([
    {
      id,
      with: prospect.slug,
      messages: [
        { is_own: false, text: 'How did you find a room?' },
        { is_own: true, text: 'Through the university.' },
        { is_own: false, text: 'Call ▒▒▒' },
      ],
    },
  ]);
  expect(ofProspect.threads).toMatchObject([
    {
      id,
      with: mentor.slug,
      messages: [{ is_own: true }, { is_own: false }, { is_own: true, text: 'Call +84 912 345 678' }],
    },
  ]);
  // Only who blocked has it in the archive.
  expect([ofMentor.blocks, ofProspect.blocks]).toMatchObject([[], [{ slug: mentor.slug, reason: 'other' }]]);
});

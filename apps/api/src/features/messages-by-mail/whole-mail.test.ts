import { LIMITS } from '@abroad/contract/limits';
import { HIDDEN_MARK } from '@abroad/contract';
import { expect, test } from 'vitest';
import { make, type Made } from '../../testing/make.ts';
import { replyMail } from '../../testing/reply-mails.ts';
import { replyScene } from '../../testing/reply-scene.ts';

const { scene, people, program, mailed, post, signed } = await replyScene();

const messagesOf = async ({ client }: Made, id: string) =>
  (await client.getThread({ params: { id }, query: {} })).messages;
const wholeOf = async (who: Made, id: string) => (await messagesOf(who, id)).at(-1)?.whole_text ?? null;

test('[T-240] the whole email is readable beside its message, by both people', async () => {
  const talk = await mailed();
  await make(scene.api).session(talk);
  await post(await signed(talk.answered, {}, 'Yes.\n\n-- \nLinh, +44 20 7946 0958'));
  for (const side of [talk.mentor, talk.prospect]) {
    const [asked, answer] = await messagesOf(side, talk.id);
    expect(asked?.whole_text).toBe(null);
    expect(answer?.text).toBe('Yes.');
    expect(answer?.whole_text).toContain('Linh, +44 20 7946 0958\n\nOn Mon, Jan 11, 2055 at 9:00 AM');
    expect(answer?.whole_text).toContain('> > How did you find a room?');
  }
});

test('[T-240] a message that is all of its email says so', async () => {
  const { answered, mentor, id } = await mailed();
  await post(await people.sign(replyMail({ ...program, type: 'text/plain', body: (words) => words }, answered)));
  expect((await messagesOf(mentor, id)).at(-1)).toMatchObject({ text: program.words, whole_text: null });
});

test('[T-240] before a session contact data in it are hidden from the other, also those in pieces', async () => {
  const { answered, mentor, prospect, id } = await mailed();
  await post(await signed(answered, {}, 'Yes.\n\n-- \nLinh, linh@people.test'));
  expect(await wholeOf(mentor, id)).toContain('Linh, linh@people.test');
  expect(await wholeOf(prospect, id)).toContain(`Linh, ${HIDDEN_MARK}`);
  expect(await wholeOf(prospect, id)).not.toContain('linh@');
  for (const piece of ['+44 20', '7946 0958']) {
    await post(await signed(answered, {}, piece));
  }
  const all = await messagesOf(prospect, id);
  expect(all.slice(-2).map(({ whole_text }) => whole_text)).toEqual([HIDDEN_MARK, HIDDEN_MARK]);
});

test('[T-240] it has no secret of its writer, and no more than is kept', async () => {
  const { answered, mentor, prospect, id } = await mailed();
  await make(scene.api).session({ mentor, prospect });
  expect(answered.ours).toMatch(/token=[0-9a-f]{32}/);
  const wrapped = 'https://x.example/?u=unsubscribe%3Ftoken%3D0123456789abcdef&x\n> token=01234567\n> 89abcdef.';
  await post(await signed({ ...answered, ours: `${answered.ours}\n${answered.to}\n${wrapped}` }));
  const whole = await wholeOf(prospect, id);
  expect(whole).toContain('unsubscribe?token=…&category=messages');
  expect(whole).not.toMatch(/token(?:=|%3D)[0-9a-f]|89abcdef|reply\+/);
  await post(await signed({ ...answered, ours: `${answered.ours}${'old words\n'.repeat(10_000)}` }, {}, 'Again'));
  expect((await wholeOf(mentor, id))?.length).toBeLessThanOrEqual(LIMITS.whole_mail_max);
});

test('[T-240] it goes with its message, and when one of the two is erased', async () => {
  const { answered, mentor, prospect, id } = await mailed();
  await post(await signed(answered));
  expect(await wholeOf(prospect, id)).not.toBe(null);
  const { db } = scene.api.context;
  const setRemoved = (removed_at: string | null) =>
    db.updateTable('message').set({ removed_at }).where('thread_id', '=', id).execute();
  await setRemoved(new Date(scene.clock.now()).toISOString());
  expect(await wholeOf(prospect, id)).toBe(null);
  await setRemoved(null);
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  expect(await wholeOf(mentor, id)).toBe(null);
});

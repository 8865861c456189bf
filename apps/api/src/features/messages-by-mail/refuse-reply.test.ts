import { expect, test } from 'vitest';
import { replyScene } from '../../testing/reply-scene.ts';

const { scene, later, mailed, post, signed, textsOf, refusals } = await replyScene();

test('[T-242] an answer without words, a long one, one too many and one to a closed conversation is refused, and each time that is said', async () => {
  const { answered, ...talk } = await mailed();
  await post(await signed(answered, {}, ''));
  await scene.runDueJobs();
  await post(await signed(answered, {}, 'x '.repeat(2001)));
  const [empty, long, ...more] = await refusals(talk.mentor);
  expect(empty?.text).toContain('no text of yours');
  expect(long?.text).toContain('4,000 characters');
  expect(more).toEqual([]);
  for (let at = 0; at < 21; at += 1) {
    await post(await signed(answered, {}, `Answer ${at}`));
  }
  expect(await textsOf(talk)).toHaveLength(21);
  expect(await refusals(talk.mentor)).toHaveLength(3);
  await talk.prospect.client.blockPerson({ body: { slug: talk.mentor.slug, reason: 'scam' } });
  const last = await signed(answered, {}, 'Please');
  await post(last);
  await post(last);
  expect(await textsOf(talk)).toHaveLength(21);
  expect(await refusals(talk.mentor)).toHaveLength(4);
});

test('[T-240] the same words answer two emails, and the same email again', async () => {
  const { answered, ...talk } = await mailed();
  const yes = (ours: string) => signed({ ...answered, ours }, {}, 'Yes, please.');
  await post(await yes('Shall I read your letter?'));
  await post(await yes('And the other one?'));
  later(5);
  await post(await yes('And the other one?'));
  expect((await textsOf(talk)).slice(1)).toEqual(Array.from({ length: 3 }, () => 'mail: Yes, please.'));
  expect(await refusals(talk.mentor)).toEqual([]);
});

test('[T-242] what comes at once as the one before did, to the letter, is told to be left out, once a day', async () => {
  const { answered, ...talk } = await mailed();
  for (let turn = 0; turn < 3; turn += 1) {
    await post(await signed(answered, {}, 'I am away'));
  }
  expect(await textsOf(talk)).toHaveLength(2);
  expect((await refusals(talk.mentor)).map(({ text }) => text?.includes('exactly this email'))).toEqual([true]);
});

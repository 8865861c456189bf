import { LIMITS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';

const { scene, at, runReviewJobs, complete, met } = reviewScene();

const MARKUP = '<img src=x onerror=alert(1)></script><b>Hi</b> &amp; "so"';

test('[T-347] HTML in a review and its reply is text: it stays as written in the API, and is no element of an email', async () => {
  const { mentor, prospect, write, answer, profile } = await met();
  at(3 * DAY_MS);
  await complete();
  await answer({ ...ANSWERS, private_note: MARKUP });
  const { id } = await write({ ...STARS, text: MARKUP, private_note: MARKUP });
  await mentor.client.putReviewReply({ params: { id }, body: { text: MARKUP } });
  await runReviewJobs();
  expect((await profile()).items).toMatchObject([{ text: MARKUP, reply: { text: MARKUP } }]);
  for (const who of [mentor, prospect]) {
    for (const { id: mail_id } of await scene.mailsTo(who)) {
      const { html } = await scene.api.as(null).getMail({ params: { id: mail_id } });
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('<b>Hi</b>');
    }
  }
});

test('[T-347] RTL overrides and zero-width characters are left out of a review and its reply; letters of all scripts stay', async () => {
  const { mentor, write, answer, profile } = await met();
  at(3 * DAY_MS);
  await complete();
  await answer();
  const { id } = await write({ ...STARS, text: '\u202Every\u202C cl\u200Bear\uFEFF, \u2060رائع 很好 अच्छा\u0007' });
  await mentor.client.putReviewReply({ params: { id }, body: { text: 'Tha\u200Bnk \u202Dyou' } });
  expect((await profile()).items).toMatchObject([{ text: 'very clear, رائع 很好 अच्छा', reply: { text: 'Thank you' } }]);
});

test('[T-347] a review has at most 2,000 characters as readers see them, and one of nothing but unseen ones has no text', async () => {
  const { write } = await met();
  at(0);
  const most = 'a'.repeat(LIMITS.review_text_max);
  expect(LIMITS.review_text_max).toBe(2000);
  expect(await refusal(write({ ...STARS, text: `${most}a` }))).toEqual({ code: 'VALIDATION_FAILED', paths: ['text'] });
  expect((await write({ ...STARS, text: `${most}\u200B` })).text).toBe(most);
  expect((await write({ ...STARS, text: '\u200B\u200D\u2060 \u202E' })).text).toBeNull();
});

test('[T-347] a number that zero-width characters and RTL overrides break up is hidden all the same', async () => {
  const { write, answer, profile } = await met();
  at(3 * DAY_MS);
  await complete();
  await answer();
  await write({ ...STARS, text: 'Call +84\u200B 912\u2060 345\u202E 678 please' });
  expect((await profile()).items[0]?.text).toBe('Call ▒▒▒ please');
});

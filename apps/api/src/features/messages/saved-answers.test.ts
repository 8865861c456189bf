import { LIMITS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';

const scene = bookingScene();

test('[T-490] saved answers are kept in their order for their author alone, without blank ones, and replaced as a whole', async () => {
  const [mentor, other] = [await scene.mentor(), await scene.mentor()];
  const put = (items: string[]) => mentor.client.putSavedAnswers({ body: { items } });
  expect(await mentor.client.listSavedAnswers()).toEqual({ items: [] });
  const items = ['Bring your draft.', 'Send me your transcript\nbefore we talk.'];
  expect(await put([items[0] ?? '', '  ', items[1] ?? ''])).toEqual({ items });
  expect(await mentor.client.listSavedAnswers()).toEqual({ items });
  expect(await other.client.listSavedAnswers()).toEqual({ items: [] });
  expect(await put(items.slice(1))).toEqual({ items: items.slice(1) });

  const tooMany = Array.from({ length: LIMITS.saved_answers_max + 1 }, () => 'One');
  await expect(put(tooMany)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(put(['x'.repeat(LIMITS.saved_answer_max + 1)])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await mentor.client.listSavedAnswers()).toEqual({ items: items.slice(1) });
});

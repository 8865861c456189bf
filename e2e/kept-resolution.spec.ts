/** @module-tag full Only a browser shows what its cache answers. */
/// <reference lib="dom" />

import { enterAsDemo } from './support/people.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[S-09] signed out, whose profile an address leads to is kept for five minutes, and asked again once signed in', async ({
  page,
}) => {
  const answers: string[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/linh-tran/mentor-profile.data') {
      answers.push(answer.headers()['cache-control'] ?? '');
    }
  });
  const fromNetwork = () =>
    page.evaluate(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ name, transferSize }) => name.includes('/linh-tran/mentor-profile.data') && transferSize > 0,
        ).length,
    );
  const look = async () => {
    await page.getByRole('link', { name: 'Linh Trần' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Linh Trần' })).toBeVisible();
    await page.goBack();
  };
  await visit(page, '/search?keyword=Linh%20Tran');
  await look();
  expect(answers[0]).toBe('private, max-age=300');
  await look();
  await look();
  expect(await fromNetwork()).toBe(1);
  await enterAsDemo(page, 'prospect');
  await visit(page, '/search?keyword=Linh%20Tran');
  await look();
  expect(answers.at(-1)).not.toContain('max-age=300');
  // Once or more: pointing at a link also prefetches its data, and none of them may be cached.
  expect(await fromNetwork()).toBeGreaterThan(0);
});

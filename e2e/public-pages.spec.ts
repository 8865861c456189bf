/// <reference lib="dom" />

import type { APIResponse } from '@playwright/test';
import { layoutShift } from './support/layout-shift.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

/** The browser of the tests identifies itself as a crawler, and crawlers get another page. */
const VISITOR_USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

const nonceOf = (answer: APIResponse) =>
  /(?<='nonce-)[^']+/.exec(answer.headers()['content-security-policy'] ?? '')?.[0] ?? '';

test.describe('at one size', () => {
  atOneSize();

  test('[U-24] a page served from memory to a second visitor has a nonce of its own, and works', async ({
    anotherBrowser,
  }) => {
    const page = await anotherBrowser({ userAgent: VISITOR_USER_AGENT });
    const ask = (path: string) => page.request.get(path, { headers: { 'user-agent': VISITOR_USER_AGENT } });
    for (const path of ['/', '/search', '/linh-tran/mentor-profile', '/linh-tran/availability', '/terms']) {
      // Other tests change public pages meanwhile, and a minute may end.
      await expect(async () => {
        const answers = [await ask(path), await ask(path)];
        const texts = answers.map(async (answer) => (await answer.text()).replaceAll(nonceOf(answer), 'NONCE'));
        const [one, other] = await Promise.all(texts);
        expect(one, path).toBe(other);
        expect(one).toContain('nonce="NONCE"');
        expect(new Set(answers.map(nonceOf)).size).toBe(2);
      }).toPass();
      await visit(page, path);
    }
  });
});

test(
  '[U-23] scripts come after the first paint, which they neither hold up nor move',
  { tag: '@full' },
  async ({ page, watch }) => {
    // Without the fonts, because this system may lack a fallback of their size: only shifts by scripts count here.
    watch.expectProblem(/\.woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of ['/', '/search', '/linh-tran/mentor-profile', '/linh-tran/availability']) {
      await page.goto(path);
      await scriptsReady(page);
      const seen = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return { painted: paint?.startTime ?? 0, begun: Math.min(...files.map(({ startTime }) => startTime)) };
      });
      expect(seen.painted, path).toBeGreaterThan(0);
      expect(seen.begun, path).toBeGreaterThanOrEqual(seen.painted);
      expect((await layoutShift(page)).value, path).toBeLessThan(0.02);
    }
  },
);

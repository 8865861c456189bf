/// <reference lib="dom" />

import type { APIResponse } from '@playwright/test';
import { layoutShift } from './support/layout-shift.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

/** The browser of the tests says that it is one of those that index pages, which get a page of their own. */
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
      // Others change what the public sees meanwhile, and a minute may end.
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

  test('[U-24] languages and themes have pages of their own', async ({ anotherBrowser }) => {
    const page = await anotherBrowser({ userAgent: VISITOR_USER_AGENT });
    const shown = async (cookie: string) => {
      const answer = await page.request.get('/terms', { headers: { 'user-agent': VISITOR_USER_AGENT, cookie } });
      return /<html[^>]*>/.exec(await answer.text())?.[0];
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await shown('am_lang=vi')).toMatch(/lang="vi".*data-theme="system"/);
      expect(await shown('am_theme=dark')).toMatch(/lang="en".*data-theme="dark"/);
      expect(await shown('am_lang=ar')).toMatch(/lang="ar" dir="rtl"/);
    }
  });

  test('[U-24] visitors see a mentor’s change at once, and a deleted profile is gone', async ({
    page,
    anotherBrowser,
  }) => {
    const { slug, client } = await newMentor(page, 'Hoa', 'Pham');
    const visitor = await anotherBrowser({ userAgent: VISITOR_USER_AGENT });
    const see = async () => {
      const answer = await visitor.request.get(`/${slug}/mentor-profile`, {
        headers: { 'user-agent': VISITOR_USER_AGENT },
      });
      return { status: answer.status(), text: await answer.text() };
    };
    for (const headline of ['From Hue to Delft', 'From Hue to Leiden', 'From Hue to Ghent']) {
      await client.patchMyMentorProfile({ body: { headline } });
      expect((await see()).text).toContain(headline);
      expect((await see()).text).toContain(headline);
    }
    await client.deleteAccount({ body: { confirm: slug } });
    expect((await see()).status).toBe(404);
  });
});

test('[U-23] scripts come after the first paint, which they neither hold up nor move', async ({ page, watch }) => {
  // Without the fonts, for whose measures this system may lack a stand-in: what moves here is moved by scripts.
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
});

import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { Watch } from './watch.ts';

interface Fixtures {
  /** What goes wrong in any page of the test; unexpected problems fail it at its end. */
  watch: Watch;
  /** A page in a browser of its own, for one more person or another kind of browser. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's test, with all pages watched. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      watch.observe(context);
      await use(watch);
      expect(watch.problems(), 'nothing went wrong in the background').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, watch }, use) => {
    const close: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      close.push(() => context.close());
      watch.observe(context);
      return context.newPage();
    });
    await Promise.all(close.map((each) => each()));
  },
});

export { expect };
export type { Page };

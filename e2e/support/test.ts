import {
  test as base,
  expect,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { Watch } from './watch.ts';

interface Fixtures {
  /** The problems in all pages of the test; unexpected problems fail it at its end. */
  watch: Watch;
  /** A page in a browser of its own, for one more person or another kind of browser. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

export interface WorkerOptions {
  /** The size of screens of a project. It belongs to the worker, so that a test is skipped before a browser starts. */
  size: 'desktop' | 'mobile';
}

/** Playwright's test, with all pages watched. */
export const test = base.extend<Fixtures, WorkerOptions>({
  size: ['desktop', { scope: 'worker', option: true }],
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

/** For tests that do not depend on the size of the screen: those of this file or group only run at the wide one. */
export function atOneSize(): void {
  test.skip(({ size }) => size === 'mobile', 'the same at every size');
}

export { expect };
export type { Locator, Page, Route };

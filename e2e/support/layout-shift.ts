/// <reference lib="dom" />

import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Returns the open page's cumulative layout shift so far, with the elements that moved most. */
export async function layoutShift(page: Page): Promise<{ value: number; moved: string[] }> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<Shift[]>();
    const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shift[]));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without a shift there is no entry.
    setTimeout(() => resolve([]), 50);
    const shifts = (await promise).filter(({ hadRecentInput }) => !hadRecentInput);
    observer.disconnect();
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent))),
    };
  });
}

/** @module-tag full Weighs every page, each in a browser without a cache. */
import { findPages, type MeasuredPage } from '../lab/lib/page-weight/pages.ts';
import { overBudget } from '../lab/lib/page-weight/report.ts';
import { signInAs, type DemoAccount } from '../lab/lib/page-weight/sign-in.ts';
import { weighPage } from '../lab/lib/page-weight/weigh-page.ts';
import { atOneSize, expect, test } from './support/test.ts';

atOneSize();
test.slow();

const accounts: (DemoAccount | null)[] = [null, 'prospect', 'mentor'];

for (const account of accounts) {
  test(`[U-23] a first visit of each page transfers no more than its budget, ${account ?? 'signed out'}`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const session = account === null ? undefined : await signInAs(browser, origin, account);
    const pages = (await findPages(origin)).filter(({ as }) => as === account);
    expect(pages.length).toBeGreaterThan(0);
    const found = [];
    for (const page of pages) found.push([page.name, await tooMuch(page)]);
    expect(found).toEqual(pages.map(({ name }) => [name, []]));

    async function tooMuch({ path, budget }: MeasuredPage): Promise<string[]> {
      return overBudget(await weighPage(browser, origin + path, session), budget);
    }
  });
}

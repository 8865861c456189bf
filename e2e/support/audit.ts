/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// It is included in its builder for Playwright.
const builderModule = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeSource = readFileSync(createRequire(builderModule).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Audits the open page as it is: axe finds nothing in light and dark, and nothing scrolls sideways at the
 * narrowest width.
 */
export async function auditPage(page: Page): Promise<void> {
  await expectNoFindings(page);
  await expectNoSidewaysScroll(page);
}

const PHONE = { width: 390, height: 844 };

/**
 * As `auditPage`, at both sizes that the pages are made for, one after the other: the product depends on
 * nothing but the width, so that a page has to be opened only once.
 */
export async function auditAtBothSizes(page: Page): Promise<void> {
  await expectNoFindings(page);
  await atPhoneSize(page, () => auditPage(page));
}

/** The same for a part that appeared after the page's audit: a dialog, a menu, a message. */
export async function auditPart(page: Page, within = '[role=dialog]'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  await expectNoFindings(page, within);
  await expectNoSidewaysScroll(page, within);
}

/** As `auditPart`, at both sizes. */
export async function auditPartAtBothSizes(page: Page, within = '[role=dialog]'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  await expectNoFindings(page, within);
  await atPhoneSize(page, () => auditPart(page, within));
}

/** The contrast of a part of a page, in light and dark, and that it doesn't scroll sideways: without its names and roles. */
export async function auditColours(page: Page, within: string): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    // One after the other, because it is one page.
    // oxlint-disable-next-line no-await-in-loop
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = () => findings(page, { within, only: ['color-contrast'] });
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(look, `contrast in ${colorScheme}`).toEqual([]);
  }
  await expectNoSidewaysScroll(page, within);
}

async function atPhoneSize(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  await look();
  if (before !== null) {
    await page.setViewportSize(before);
  }
}

/** Expects no findings of axe, and enough contrast in dark, at the present size: for a part that a narrow window closes. */
export async function expectNoFindings(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Colours change gradually, with too little contrast meanwhile.
  await expect.poll(() => findings(page, { within }), 'axe in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => findings(page, { within, only: ['color-contrast'] }), 'contrast in dark').toEqual([]);
}

interface Question {
  /** The rules to check; by default all of axe. */
  only?: string[];
  /** The part to check; by default the whole page. */
  within: string | undefined;
}

/** Returns the findings of axe, a line for each element. */
async function findings(page: Page, question: Question): Promise<string[]> {
  const found = (await page.evaluate(askAxe, question)) ?? (await bringAxeAndAsk(page, question));
  return found.filter(({ id, line }) => !isSaidSo(id, line)).map(({ line }) => line);
}

/** Axe is 0.6 MB, and is loaded once for a document: as a script, which the browser compiles once for all pages of a test. */
async function bringAxeAndAsk(page: Page, question: Question): Promise<Finding[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource, silent: true });
  await session.detach();
  const found = await page.evaluate(askAxe, question);
  if (found === null) {
    throw new Error('axe did not stay in the page');
  }
  return found;
}

interface Finding {
  /** The rule's name. */
  id: string;
  line: string;
}

/** The parts of axe, as loaded in a page, that are used here. */
interface Axe {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string; target: string[] }[] }[] }>;
}

/** Runs in the page, which is called once: axe's own builder calls it seven times. Null without axe. */
async function askAxe({ only, within }: Question): Promise<Finding[] | null> {
  if (!('axe' in globalThis)) {
    return null;
  }
  if (within !== undefined && document.querySelector(within) === null) {
    // A closing part may be gone by now, and an opening part may not be there yet.
    return [{ id: 'missing', line: `${within} is not there` }];
  }
  const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(
    { include: within === undefined ? [document] : [within], exclude: ['iframe'] },
    {
      ...(only !== undefined && { runOnly: { type: 'rule', values: only } }),
      // Passed rules would make the report long.
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    },
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, target }) => ({ id, line: `${id} (${impact}): ${target.join(' ')} ${html}` })),
  );
}

/**
 * `Sign up with {provider}` on a button that reads `Continue with {provider}` is specified to the letter (B-06, B-08), on the three pages of
 * signing up alone. It doesn't fit WCAG 2.2, 2.5.3: saying the visible words to a voice control presses nothing. Everywhere else the name of a
 * button is its visible text.
 */
function isSaidSo(rule: string, line: string): boolean {
  return rule === 'label-content-name-mismatch' && /aria-label="Sign up with (Google|GitHub|Microsoft)"/.test(line);
}

/** Nothing scrolls sideways at 320 px, which is also a wide screen at 400 % (WCAG 2.2, 1.4.10). */
export async function expectNoSidewaysScroll(page: Page, within = 'html'): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // A phone's viewport grows with its content, so the page is measured against the requested width.
  const widest = () =>
    page
      .locator(within)
      .first()
      .evaluate((part) => Math.round(part.getBoundingClientRect().left + Math.max(part.scrollWidth, part.clientWidth)));
  await expect.poll(widest, 'width at 320 pixels').toBeLessThanOrEqual(320);
  if (before !== null) {
    await page.setViewportSize(before);
  }
}

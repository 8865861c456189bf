import { cleanup } from '@testing-library/react';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { keepCountries } from '../lib/country-names.ts';
import { forgetPages } from './open-page.tsx';

// As the server does when it starts.
keepCountries(COUNTRIES);

/** An observer of sizes and positions that never reports, because there is no layout. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const nothing = () => {};
const mediaQuery = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
});
Object.assign(globalThis, { matchMedia: mediaQuery, ResizeObserver: Unmoved, IntersectionObserver: Unmoved });
// Frames use the machine's clock: under a test's clock, the frames would stop.
const { setTimeout: later, clearTimeout: never } = globalThis;
Object.assign(window, {
  scrollTo: nothing,
  requestAnimationFrame: (show: FrameRequestCallback) => Number(later(() => show(performance.now()))),
  cancelAnimationFrame: (id: number) => never(id),
});
Object.assign(Element.prototype, {
  scrollBy: nothing,
  scrollIntoView: nothing,
  scrollTo: nothing,
  getAnimations: () => [],
});

/** The errors that the DOM of tests reports and browsers don't. */
const KNOWN = [/^The tag <%s> is unrecognized in this browser.* search$/, /Not implemented: /];
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(nothing);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const unanswered = forgetPages();
  const said = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  errors.mockRestore();
  expect(said.filter((text) => !KNOWN.some((known) => known.test(text)))).toEqual([]);
  // A page with an unexpected request shows an error that the test may not look at.
  expect(unanswered, 'calls without an answer').toEqual([]);
});

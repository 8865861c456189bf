import { expect, test, vi } from 'vitest';
import { cut, keptPages, momentOf, withNonce, type Moment } from './kept-pages.ts';

const at = (changes: Partial<Moment> = {}): Moment => ({
  edition: { number: 1, settles_at: 0 },
  minute: 10,
  at: 1000,
  ...changes,
});
const page = (text: string) => ({ headers: [], pattern: '/', parts: [Buffer.from(text)] });

test('[U-24] a page is cut at every nonce, and each answer has its own in all of their places', () => {
  const parts = cut(Buffer.from('<script nonce="Zm9v+/=="></script>Trần<style nonce="Zm9v+/==">'), 'Zm9v+/==');
  expect(String(withNonce({ parts }, 'YmFy'))).toBe('<script nonce="YmFy"></script>Trần<style nonce="YmFy">');
  expect(String(withNonce({ parts: cut(Buffer.from('none'), 'Zm9v') }, 'YmFy'))).toBe('none');
});

test('[U-24] a page is served again within its minute and its edition, and under its own key', () => {
  const pages = keptPages();
  pages.keep('a', page('a'), at());
  expect(pages.find('a', at({ at: 9000 }))?.parts).toEqual([Buffer.from('a')]);
  expect(pages.find('a', at({ minute: 11 }))).toBeNull();
  expect(pages.find('a', at({ edition: { number: 2, settles_at: 0 } }))).toBeNull();
  expect(pages.find('b', at())).toBeNull();
});

test('[U-24] a page that was begun while the search may have been behind is good only until it can’t be', () => {
  const pages = keptPages();
  const edition = { number: 1, settles_at: 3000 };
  pages.keep('a', page('a'), at({ edition, at: 2999 }));
  expect(pages.find('a', at({ edition, at: 2999 }))).not.toBeNull();
  expect(pages.find('a', at({ edition, at: 3000 }))).toBeNull();
  pages.keep('a', page('a'), at({ edition, at: 3000 }));
  expect(pages.find('a', at({ edition, at: 60_000 }))).not.toBeNull();
});

test('[U-24] the size limit holds for any number of addresses, and popular pages stay', () => {
  const pages = keptPages(100_000);
  const body = 'x'.repeat(1000);
  pages.keep('/', page(body), at());
  const kept = () =>
    Array.from({ length: 500 }, (_, nth) => `/search?keyword=${nth}`).filter((key) => pages.find(key, at()));
  for (let nth = 0; nth < 500; nth += 1) {
    pages.keep(`/search?keyword=${nth}`, page(body), at());
    expect(pages.find('/', at())).not.toBeNull();
  }
  expect(kept().length).toBeLessThan(100);
});

test('[U-24] a minute ends when the clock’s does', () => {
  vi.useFakeTimers({ now: 59_999 });
  const edition = { number: 1, settles_at: 0 };
  const before = momentOf(edition).minute;
  vi.setSystemTime(60_000);
  expect(momentOf(edition).minute).toBe(before + 1);
  vi.useRealTimers();
});

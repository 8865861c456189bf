import { afterEach, expect, test, vi } from 'vitest';
import { clientId } from './client-id.ts';

afterEach(() => vi.unstubAllGlobals());

function stubBrowser(cookie = '', stored: Record<string, string> = {}) {
  const page = { cookie };
  const storage = new Map(Object.entries(stored));
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return { page, storage };
}

test('[E-14] [K-08] the client id is kept in local storage and in a cookie of a year, both am_cid', () => {
  const { page, storage } = stubBrowser();
  const id = clientId();
  expect(storage.get('am_cid')).toBe(id);
  expect(page.cookie).toBe(`am_cid=${id}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
  expect(clientId()).toBe(id);
});

test('[E-14] either of the two restores the other', () => {
  const fromCookie = stubBrowser('a=b; am_cid=0123456789abcdef');
  expect(clientId()).toBe('0123456789abcdef');
  expect(fromCookie.storage.get('am_cid')).toBe('0123456789abcdef');

  const fromStorage = stubBrowser('', { am_cid: 'fedcba9876543210' });
  expect(clientId()).toBe('fedcba9876543210');
  expect(fromStorage.page.cookie).toContain('am_cid=fedcba9876543210');
});

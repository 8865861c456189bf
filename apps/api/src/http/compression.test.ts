import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (path: string, headers: Record<string, string>) => fetch(`${api.base_url}${path}`, { headers });
const COUNTRIES = '/api/v1/reference/countries?limit=250';

test('a long answer is compressed for clients that accept it, with the same content', async () => {
  const plain = await ask(COUNTRIES, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const body = await plain.text();
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(COUNTRIES, { 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(body.length / 2);
    expect(await packed.text()).toBe(body);
  }
});

test('an answer that the client has is not sent again, compressed or not', async () => {
  const first = await ask(COUNTRIES, { 'accept-encoding': 'br' });
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await ask(COUNTRIES, { 'accept-encoding': 'gzip', 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a short answer goes as it is', async () => {
  const { headers } = await ask('/api/health', { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBeNull();
});

import { expect, test } from 'vitest';
import { countBytes, type Progress } from './count-bytes.ts';

const answer = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));

test('tells how much has come, and passes everything on', async () => {
  const seen: Progress[] = [];
  const counted = countBytes(answer('12345', { headers: { 'content-length': '5' } }), (at) => seen.push(at));
  expect(await (await counted('/x')).text()).toBe('12345');
  expect(seen.at(-1)).toEqual({ received: 5, total: 5 });
});

test('an answer that is an error, or says no length, is passed on as well', async () => {
  const seen: Progress[] = [];
  const refused = await countBytes(answer('no', { status: 429 }), (at) => seen.push(at))('/x');
  expect([refused.status, seen]).toEqual([429, []]);
  await (await countBytes(answer('123'), (at) => seen.push(at))('/x')).text();
  expect(seen).toEqual([{ received: 3, total: null }]);
});

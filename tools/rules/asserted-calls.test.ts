import { endpoints } from '@abroad/contract';
import { expect, test } from 'vitest';
import { assertsAnswer } from './asserted-calls.ts';
import { readSourceFiles } from './source-files.ts';

/** Calls that tests make through shared helpers: both kinds of history (`historyCalls`), the log of a webhook (`webhookScene`), and the statements about a no-show (`noShowScene`). */
const SHARED_HELPERS: Readonly<Record<string, string>> = {
  listWebhookDeliveries: 'logOf',
  answerNoShow: 'contest',
  getNoShow: 'see',
  ...Object.fromEntries(
    ['Mentor', 'Prospect'].flatMap((kind) =>
      ['add', 'patch', 'delete'].flatMap((verb) =>
        ['Education', 'Experience'].map((thing) => [`${verb}${kind}${thing}`, `${verb}${thing}`]),
      ),
    ),
  ),
};

test('each call of the contract is made by an API test that asserts its response', () => {
  const tests = readSourceFiles().filter((file) => file.is_test && file.path.startsWith('apps/api/'));
  const unshown = Object.entries(endpoints).filter(([name, { path }]) => {
    const helper = SHARED_HELPERS[name];
    const asking = { name, address: path.split(':')[0] ?? path, helpers: helper === undefined ? [] : [helper] };
    return !tests.some(({ text }) => assertsAnswer(text, asking));
  });
  expect(unshown.map(([name]) => name)).toEqual([]);
});

const ASKING = { name: 'getThing', address: '/api/things/', helpers: [] };

test.each([
  "test('a', async () => {\n  expect(await client.getThing()).toEqual(1);\n});",
  "test('a', async () => {\n  const { id } = await client.getThing();\n  expect(id).toBe(1);\n});",
  "const ask = () => client.getThing();\ntest('a', async () => {\n  expect(await ask()).toBe(1);\n});",
])('a call whose answer is asserted counts: %j', (text) => {
  expect(assertsAnswer(text, ASKING)).toBe(true);
});

test.each([
  "test('a', async () => {\n  await client.getThing();\n  expect(1).toBe(1);\n});",
  "test('a', async () => {\n  const { id } = await client.getThing();\n});\ntest('b', () => {\n  expect(id).toBe(1);\n});",
  "const TABLE = { getThing: 'ok', other: 'getThing' };\ntest('a', () => {\n  expect(TABLE).toBe(1);\n});",
])('a call without an assertion, and a name alone, don’t count: %j', (text) => {
  expect(assertsAnswer(text, ASKING)).toBe(false);
});

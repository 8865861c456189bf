import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { placedFields } from './describe-fields.ts';
import type { ApiDocument } from './document.ts';
import { FIELD_TABLES, fieldKey, parameterKey, PARAMETERS } from './words.ts';

let api: TestApi;
let document: ApiDocument;
beforeAll(async () => {
  api = await startTestApi();
  document = (await (await fetch(`${api.base_url}/api/openapi.json`)).json()) as ApiDocument;
});
afterAll(() => api.close());

const fields = () =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => placedFields(name, schema));
const parameters = () =>
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, parameters: all = [] }) => all.map((one) => ({ operationId, ...one })));
const isSentence = (words: string | undefined) =>
  words !== undefined && /^[A-Z1-9].*\.$/.test(words) && words.length <= 200;

test('the OpenAPI document says of every field what it means', () => {
  const silent = fields().filter(({ field }) => !isSentence(field.description));
  expect(silent.map(({ schema, place, field }) => [`${schema}.${place}`, field.description])).toEqual([]);
  expect(fields().length).toBeGreaterThan(900);
});

test('the OpenAPI document says of every parameter what it means', () => {
  const silent = parameters().filter(({ description }) => !isSentence(description));
  expect(silent.map(({ operationId, name, description }) => [operationId, name, description])).toEqual([]);
});

test('every description has its field, and none is written twice', () => {
  const used = new Set(fields().map(({ schema, place }) => fieldKey(schema, place)));
  const keys = FIELD_TABLES.flatMap((table) => Object.keys(table));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  const usedParameters = new Set(parameters().map(({ operationId, name }) => parameterKey(operationId, name)));
  expect(Object.keys(PARAMETERS).filter((key) => !usedParameters.has(key))).toEqual([]);
});

test('every field has a type, and no bounds that are none', () => {
  const untyped = fields().filter(({ field }) => {
    const { description: _words, ...schema } = field;
    return Object.keys(schema).length === 0;
  });
  expect(untyped.map(({ schema, place }) => `${schema}.${place}`)).toEqual([]);
  expect(JSON.stringify(document).match(/-?9007199254740991/g) ?? []).toEqual([]);
});

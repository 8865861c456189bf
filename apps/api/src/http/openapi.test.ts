import { endpoints, WebhookEventType, type Endpoint } from '@abroad/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
let text: string;
let document: OpenApi;
/** The readable reference. */
let html: string;
beforeAll(async () => {
  api = await startTestApi();
  text = await (await fetch(`${api.base_url}/api/openapi.json`)).text();
  document = JSON.parse(text) as OpenApi;
  html = await (await fetch(`${api.base_url}/api/docs`)).text();
});
afterAll(() => api.close());

interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } }>;
  components: { schemas: Record<string, unknown> };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security?: object[];
        responses: Record<string, unknown>;
        parameters?: { name: string; schema: unknown }[];
        requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> };
      }
    >
  >;
}

test('the OpenAPI 3.1 document has every call of the contract', async () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((call) => call.operationId),
  );
  expect(document.openapi).toBe('3.1.0');
  expect(operations.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('the OpenAPI document is one by the rules of OpenAPI 3.1, and says nothing of contents where there are none', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(text).not.toMatch(/"204":\{[^}]*"content"/);
});

test('the OpenAPI document shows what a query value must be, not how it is prepared', async () => {
  const parameters = document.paths['/api/views/search/profiles']?.['get']?.parameters ?? [];
  const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
  expect(schemaOf('origin_country_codes')).toMatchObject({ type: 'array', items: { type: 'string' } });
  expect(schemaOf('page_size')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
});

test('the OpenAPI document shows the bodies that are files beside those that are JSON', async () => {
  const bodyOf = (path: string, method: string) => document.paths[path]?.[method]?.requestBody?.content ?? {};
  const uploads = bodyOf('/api/v1/media/avatars/uploads', 'post');
  expect(Object.keys(uploads)).toEqual(['application/json', 'multipart/form-data']);
  expect(uploads['application/json']?.schema).toEqual({ $ref: '#/components/schemas/CreateAvatarUploadInput' });
  expect(uploads['multipart/form-data']?.schema).toMatchObject({
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  });
  const put = bodyOf('/api/v1/media/avatar-uploads/{asset_id}', 'put');
  expect(Object.keys(put)).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

test('the OpenAPI document has the messages to subscribers, with their bodies', async () => {
  expect(Object.keys(document.webhooks)).toEqual([...WebhookEventType.options, 'webhook.test']);
  for (const { post } of Object.values(document.webhooks)) {
    const name = post.requestBody.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    expect(document.components.schemas[name]).toMatchObject({ required: ['type', 'timestamp', 'data'] });
  }
});

test('the examples of bodies in the OpenAPI document are taken by the calls', async () => {
  const known = endpoints as Record<string, Endpoint>;
  const refused = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, requestBody }) => {
      const { body } = known[operationId] ?? {};
      const example = requestBody?.content['application/json']?.example;
      const read = body?.safeParse(example);
      return read === undefined || read.success ? [] : [[operationId, example, read.error.issues]];
    });
  expect(refused).toEqual([]);
});

test('the readable reference names every call, with its fields, its answers and how to make it', async () => {
  for (const name of Object.keys(endpoints)) {
    expect(html).toContain(`id="${name}"`);
  }
  const { section } = /(?<section><section id="createBooking">.*?<\/section>)/s.exec(html)?.groups ?? {};
  expect(section).toContain('<code>mentor_slug</code>');
  expect(section).toContain('<code>answers[].question_id</code>');
  expect(section).toContain('google_meet, zoom, teams, phone, in_person');
  expect(section).toContain('<code>Idempotency-Key</code>');
  expect(section).toContain('<a href="#schema-Booking">Booking</a>');
  expect(section).toContain('SLOT_TAKEN');
  expect(section).toContain(`curl -X POST &#39;${api.context.config.public_url}/api/v1/calendar/event&#39;`);
  expect(section).not.toContain('undefined');
});

test('every link of the readable reference leads somewhere in it', async () => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const lost = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id));
  expect(lost).toEqual([]);
});

test('the OpenAPI document is always the same', async () => {
  expect(await (await fetch(`${api.base_url}/api/openapi.json`)).text()).toBe(text);
  expect(text).not.toContain('Default Response');
});

test('[N-05] [N-12] the OpenAPI document names the server of PUBLIC_URL, whatever the request’s host is', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  const { servers } = (await (await fetch(`${api.base_url}/api/openapi.json`, { headers })).json()) as OpenApi;
  expect(servers).toEqual([{ url: api.context.config.public_url }]);
});

test('[N-12] every call lists its required headers, also where there are none', async () => {
  const known = endpoints as Record<string, Endpoint>;
  const bearer = { bearer: [] };
  const expected = { public: [], optional: [{}, bearer], token: [bearer], user: [bearer], staff: [bearer] };
  for (const { operationId, security } of operationsOf(document)) {
    expect([operationId, security]).toEqual([operationId, expected[known[operationId]?.access ?? 'user']]);
  }
});

test('[N-12] every call lists its answers to other methods and to malformed, slow or large requests', async () => {
  for (const { operationId, responses } of operationsOf(document)) {
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', '405', '408', '431']));
  }
});

test('[N-12] where two paths match one address, they share no method', async () => {
  const { paths } = document;
  const couldBeBoth = (one: string, other: string) => {
    const parts = other.split('/');
    const fits = (part: string, at: number) =>
      part === parts[at] || part.startsWith('{') || parts[at]?.startsWith('{') === true;
    return one !== other && one.split('/').length === parts.length && one.split('/').every(fits);
  };
  const fixedParts = (path: string) => path.split('/').filter((part) => !part.startsWith('{')).length;
  const unclear = Object.keys(paths).flatMap((one) =>
    Object.keys(paths)
      // A more specific text wins.
      .filter((other) => couldBeBoth(one, other) && fixedParts(one) === fixedParts(other))
      .filter((other) => Object.keys(paths[one] ?? {}).some((method) => method in (paths[other] ?? {}))),
  );
  expect(unclear).toEqual([]);
});

const operationsOf = ({ paths }: OpenApi) => Object.values(paths).flatMap((path) => Object.values(path));

import { endpoints, type Endpoint, type EndpointName } from '@abroad/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFor } from '../testing/authorisation/ask-for.ts';
import type { AnyRequest } from '../testing/authorisation/ask.ts';
import { startScene, type Scene } from '../testing/authorisation/scene.ts';
import { send, type Answer } from '../testing/authorisation/send.ts';
import { outcomesOf } from '../testing/authorisation/table.ts';
import { fieldsOf, withValue, type Field } from '../testing/contract/fields.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

const DAY_S = 24 * 60 * 60;
const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const withBody = all.flatMap(([name, { body }]) => (body ? [{ name, fields: fieldsOf(body) }] : []));
const queries = all.flatMap(([name, { query }]) => (query ? [{ name, fields: fieldsOf(query) }] : []));
const params = all.flatMap(([name, { params: schema }]) => (schema ? [{ name, fields: fieldsOf(schema) }] : []));

async function newCaller(name: EndpointName) {
  const owner = outcomesOf(name).mentor === 'ok' ? 'mentor' : 'prospect';
  // These requests are refused before they use anything up.
  const asked = await askFor(name, scene, { caller: owner, allowed: false });
  const { person } = (endpoints[name] as Endpoint).access === 'staff' ? scene.staff.admin : scene.people[owner];
  const token = await scene.api.issuer.token(person, { expires_in_s: DAY_S });
  const headers = { authorization: `Bearer ${token}` };
  return { asked, send: (changed: AnyRequest) => send(scene.api, name, { ...asked, ...changed }, headers) };
}

const callers = new Map<EndpointName, ReturnType<typeof newCaller>>();

/** Sends a call as a user who may make it. It is the same user each time, since a refused call uses nothing up. */
async function caller(name: EndpointName) {
  const known = callers.get(name) ?? newCaller(name);
  callers.set(name, known);
  return known;
}

const OF_ANOTHER_TYPE: Record<Field['kind'], unknown[]> = {
  string: [7, ['x']],
  number: ['seven', { x: 1 }],
  boolean: ['yes', 1],
  enum: ['none-of-these', 7, ['x']],
  array: ['x', { x: 1 }],
  object: ['x', 7],
  other: [],
};
const LONG = 'x'.repeat(20_000);
const TOO_MUCH: Partial<Record<Field['kind'], unknown[]>> = {
  string: [LONG],
  enum: [LONG],
  number: [1e300, -1e300],
  array: [Array<number>(5000).fill(1)],
};
/** NUL, which PostgreSQL can't keep, and halves of a character, which aren't valid text. */
const NO_TEXT = ['a\0b', 'a\ud800b'];

const isNamed = ({ paths }: Answer, field: Field) =>
  paths.some((path) => path === field.path || path.startsWith(`${field.path}.`) || field.path.startsWith(`${path}.`));

/** Describes the fields that were not refused as they should be. */
function complaint(answer: Answer, field: Field, value: unknown): string[] {
  const isRefused = answer.status === 400 && answer.code !== null && isNamed(answer, field);
  const short = JSON.stringify(value)?.slice(0, 60) ?? 'missing';
  return isRefused ? [] : [`${field.path} = ${short}: ${answer.status} ${answer.text.slice(0, 300)}`];
}

/** A field with a value that it has to refuse. */
interface Wrong {
  field: Field;
  value: unknown;
}

/** Cases that can be sent in one body: each field once, and none within another. */
function together(cases: readonly Wrong[]): Wrong[][] {
  const rounds: Wrong[][] = [];
  const overlaps = ({ path }: Field, other: Field) =>
    path === other.path || path.startsWith(`${other.path}.`) || other.path.startsWith(`${path}.`);
  for (const wrong of cases) {
    const round = rounds.find((others) => !others.some(({ field }) => overlaps(wrong.field, field)));
    if (round) round.push(wrong);
    else rounds.push([wrong]);
  }
  return rounds;
}

/** Asks for many at once, and by itself for each whose own name is not in the answer: another may have hidden it. */
async function complaintsAbout(
  name: EndpointName,
  fields: readonly Field[],
  valuesFor: (field: Field) => readonly unknown[],
) {
  const call = await caller(name);
  const ask = (cases: readonly Wrong[]) =>
    call.send({ body: cases.reduce((body, { field, value }) => withValue(body, field.path, value), call.asked.body) });
  const complaints: string[] = [];
  for (const round of together(fields.flatMap((field) => valuesFor(field).map((value) => ({ field, value }))))) {
    const { status, paths } = await ask(round);
    for (const wrong of round) {
      const isRefused = status === 400 && paths.includes(wrong.field.path);
      if (!isRefused) complaints.push(...complaint(await ask([wrong]), wrong.field, wrong.value));
    }
  }
  return complaints;
}

/** The limits of dates: days beyond the contract's years, and those years themselves. */
const BEYOND = ['1899-12-31', '0000-01-01', '0001-01-01', '2201-01-01', '9999-12-31'];
const OUTERMOST = ['2200-12-31', '1900-01-01'];
const written = (date: string, { format }: Field) => (format === 'date' ? date : `${date}T23:59:59Z`);
/** Hours belong to a date or to a weekday; requests usually have those of a weekday. */
const asDated = (asked: unknown, path: string) =>
  /(^|\.)date$/.test(path) ? withValue(asked, path.replace(/date$/, 'weekday'), undefined) : asked;
const timesOf = (fields: readonly Field[]) => fields.filter(({ format }) => format !== undefined);
const withTimes = all.flatMap(([name, { body, query }]) =>
  (['body', 'query'] as const).flatMap((place) => {
    const schema = { body, query }[place];
    return (schema ? timesOf(fieldsOf(schema)) : []).map((field) => ({ name, place, path: field.path, field }));
  }),
);

test('[N-08] dates and instants are found where the contract takes them', () => {
  const found = withTimes.map(({ name, place, path }) => `${name} ${place} ${path}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'getAvailabilityBySlug query start',
      'createBooking body start',
      'rescheduleBooking body start',
      'previewAvailability body from',
      'addMentorExperience body start_date',
      'addAvailabilityRule body date',
      'createAvailabilitySchedule body rules.0.date',
    ]),
  );
});

const IN_PATHS = ['a\0b', '\0', '../../etc/passwd', "' or 1=1 --", '%', 'x'.repeat(150)];
const IN_QUERIES = [
  'a\0b',
  '\0',
  'x'.repeat(5000),
  '1e309',
  '-1',
  "' or 1=1 --",
  '%_',
  ['a', 'b'],
  Array<string>(101).fill('a'),
];

/** Every run tries the first of the values that a field has to refuse for one reason; the full suite tries all. */
const EXTENTS = [
  { extent: 'the first value of each kind', some: <T>(values: readonly T[]) => values.slice(0, 1), options: {} },
  { extent: 'every value', some: <T>(values: readonly T[]) => values, options: { tags: 'full' } },
] as const;

describe.each(EXTENTS)('$extent', ({ some, options }) => {
  test.each(withBody)(
    '$name refuses each field that is missing or of another type, by its name',
    options,
    async ({ name, fields }) => {
      const wrong = (field: Field) => [...(field.required ? [undefined] : []), ...OF_ANOTHER_TYPE[field.kind]];
      expect(await complaintsAbout(name, fields, (field) => some(wrong(field)))).toEqual([]);
    },
  );

  test.each(withBody)('$name refuses what is too long or too large, by its name', options, async ({ name, fields }) => {
    expect(await complaintsAbout(name, fields, (field) => some(TOO_MUCH[field.kind] ?? []))).toEqual([]);
  });

  test.each(withBody)(
    'attack 22: $name refuses NUL and lone surrogates in every text, by its name',
    options,
    async ({ name, fields }) => {
      const texts = fields.filter(({ kind }) => kind === 'string' || kind === 'enum');
      expect(await complaintsAbout(name, texts, () => some(NO_TEXT))).toEqual([]);
    },
  );

  test.each(withBody)(
    '$name refuses a field that it does not know, and a body that is no object',
    options,
    async ({ name }) => {
      const call = await caller(name);
      const unknown = await call.send({ body: withValue(call.asked.body, 'is_admin', true) });
      expect(unknown).toMatchObject({ status: 400, paths: ['is_admin'] });
      for (const body of some([null, [], 'x', 7])) {
        expect(await call.send({ body }), JSON.stringify(body)).toMatchObject({
          status: 400,
          code: 'VALIDATION_FAILED',
        });
      }
    },
  );

  test.each(withTimes)(
    '[N-08] $name refuses a time beyond the years of the contract in its $place, as $path',
    options,
    async (row) => {
      const call = await caller(row.name);
      const sent = (date: string) => {
        const value = withValue(asDated(call.asked[row.place], row.path), row.path, written(date, row.field));
        return call.send({ [row.place]: value });
      };
      for (const date of some(BEYOND)) {
        const answer = await sent(date);
        expect([answer.status, answer.code], `${date}: ${answer.text}`).toEqual([400, 'VALIDATION_FAILED']);
        expect(isNamed(answer, row.field), `${date}: ${answer.text}`).toBe(true);
      }
      for (const date of some(OUTERMOST)) {
        const answer = await sent(date);
        expect(answer.status, `${date}: ${answer.text}`).toBeLessThan(500);
      }
    },
  );

  test.each(params)(
    'attack 22: $name takes no NUL, half a character, path or statement for a name in its path',
    options,
    async ({ name, fields }) => {
      const call = await caller(name);
      for (const { path } of fields) {
        for (const value of some(IN_PATHS)) {
          const answer = await call.send({ params: { ...call.asked.params, [path]: value } });
          expect([400, 404], `${path} = ${JSON.stringify(value)}: ${answer.text}`).toContain(answer.status);
        }
      }
    },
  );

  test.each(queries)(
    'attack 22: $name takes no NUL, endless text or wrong type in its query for a failure of its own',
    options,
    async ({ name, fields }) => {
      const call = await caller(name);
      for (const field of fields.filter(({ is_element }) => !is_element)) {
        for (const value of some(IN_QUERIES)) {
          const answer = await call.send({ query: { ...call.asked.query, [field.path]: value } });
          const text = JSON.stringify(value).slice(0, 40);
          expect(answer.status, `${field.path} = ${text}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
          if (String(value).includes('\0')) {
            expect(answer.status, `${field.path} = ${text}`).toBe(400);
          }
        }
      }
    },
  );
});

test('any value in any field of any call gets an answer of the contract', { tags: 'full' }, async () => {
  const calls = new Map(await Promise.all(withBody.map(async ({ name }) => [name, await caller(name)] as const)));
  const places = withBody.flatMap(({ name, fields }) => fields.map(({ path }) => ({ name, path })));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
      async ({ name, path }, value) => {
        const call = calls.get(name);
        const answer = await call?.send({ body: withValue(call.asked.body, path, value) });
        expect(answer?.status, `${name} ${path}: ${answer?.text}`).toBeLessThan(500);
        expect(answer?.status === 204 || (answer?.status ?? 500) < 300 || answer?.code !== null).toBe(true);
      },
    ),
    { numRuns: 300, interruptAfterTimeLimit: 5000, endOnFailure: true },
  );
});

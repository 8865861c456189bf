import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { person } from '../../testing/issuer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NAMES = { first_name: 'Linh', last_name: 'Trần' };

/** A raw call, for statuses and for bodies that the typed client would not send. */
async function post(body: unknown, who = person()): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${api.base_url}/api/v1/auth/authenticated-users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.issuer.token(who)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('[C-45] [E-01] [E-24] makes the record with 201, and gives the same one with 200', async () => {
  const who = person({ ...NAMES });
  const first = await post(NAMES, who);
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    id: expect.any(String),
    clerk_id: who.clerk_id,
    email: who.email,
    slug: 'linh-tran',
    ...NAMES,
    status: 'active',
    terms_accepted_at: null,
    mentor_terms_version: null,
    platform_terms_version: null,
    time_zone: null,
    language: 'en',
    email_preferences: { own_actions: true, reminders: true, saved_searches: true },
    email_bounced_at: null,
    suspension_reason: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(await post({ first_name: 'Other', last_name: 'Name' }, who)).toEqual({ status: 200, body: first.body });
});

test('[C-45] attack 20: twenty first calls at once make one record', async () => {
  const who = person();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(NAMES, who)));
  expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1);
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(19);
});

test('an e-mail address counts only when the provider says that it is verified', async () => {
  const who = person({ email_verified: false });
  expect((await post(NAMES, who)).body['email']).toBeNull();
  expect((await post(NAMES, { ...who, email_verified: true })).body['email']).toBe(who.email);
});

test('attack 8: users can’t set an address, an identity or a date of acceptance', async () => {
  const stolen = { email: 'a@b.test', clerk_id: 'user_other', terms_accepted_at: '2026-01-01T00:00:00Z', id: 'x' };
  for (const [key, value] of Object.entries(stolen)) {
    expect((await post({ ...NAMES, [key]: value })).status).toBe(400);
  }
});

test('[V-01] [V-02] [V-03] [V-04] names are required and have 50 characters at most', async () => {
  const messages = async (first_name: string, last_name: string) =>
    (await post({ first_name, last_name })).body['errors'];
  expect(await messages(' ', '')).toEqual([
    { path: 'first_name', message: 'First name is required' },
    { path: 'last_name', message: 'Last name is required' },
  ]);
  expect(await messages('x'.repeat(51), 'y'.repeat(51))).toEqual([
    { path: 'first_name', message: 'First name must be 50 characters or less' },
    { path: 'last_name', message: 'Last name must be 50 characters or less' },
  ]);
  expect((await post({ first_name: 'x'.repeat(50), last_name: 'y'.repeat(50) })).status).toBe(201);
});

test('attack 22: refuses NUL and lone surrogates as a bad request', async () => {
  expect((await post({ ...NAMES, first_name: 'a\0b' })).status).toBe(400);
  expect((await post({ ...NAMES, first_name: 'a\uD800' })).status).toBe(400);
});

test('[V-17] a slug has 3 to 50 letters, digits, underscores or hyphens', async () => {
  for (const slug of ['ab', 'x'.repeat(51), 'a b c', 'trần', 'a/b/c', 'a.b.c']) {
    expect((await post({ ...NAMES, slug })).body['errors']).toEqual([
      { path: 'slug', message: 'Use 3 to 50 letters, digits, underscores or hyphens' },
    ]);
  }
  expect((await post({ ...NAMES, slug: 'Lin_h-1' })).body['slug']).toBe('Lin_h-1');
});

test('attack 17: a wished slug that is taken in any case, or an address of the site, is refused', async () => {
  expect((await post({ ...NAMES, slug: 'only-mine' })).status).toBe(201);
  for (const slug of ['only-mine', 'ONLY-Mine', 'search', 'My-Profile', 'API']) {
    expect((await post({ ...NAMES, slug })).body).toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
  }
});

const slugOf = async (first_name: string, last_name: string) =>
  String((await post({ first_name, last_name })).body['slug']);

test('slugs come from names in any script, and namesakes get slugs of their own', async () => {
  expect(await slugOf('Đức Anh', 'Vũ')).toBe('duc-anh-vu');
  expect(await slugOf('Michael', 'Müller')).toBe('michael-muller');
  expect(await slugOf('О’Лена', 'Шевченко')).toMatch(/^[a-z-]+shevchenko$/);
  expect(await slugOf('明', '王')).toMatch(/^[a-z-]{3,}$/);
  expect(await slugOf('♥', '☆')).toMatch(/^member/);
  expect(await slugOf('x'.repeat(50), 'y'.repeat(50))).toMatch(/^x{42}(-2)?$/);
  const namesakes = await Promise.all(Array.from({ length: 12 }, () => slugOf('Ana', 'Silva')));
  expect(new Set(namesakes).size).toBe(12);
  expect(namesakes).toContain('ana-silva');
  expect(await slugOf('Mentor', '-')).not.toBe('mentor');
});

test('[C-46] [S-17] the record of the signed-in person, and USER_NOT_FOUND without one', async () => {
  const { client, user_id } = await api.signUp();
  expect((await client.getAuthenticatedUser()).id).toBe(user_id);
  expect((await client.createAuthenticatedUser({ body: NAMES })).id).toBe(user_id);
  await expect(api.as(person()).getAuthenticatedUser()).rejects.toMatchObject({ status: 401, code: 'USER_NOT_FOUND' });
});

test('[E-24] a suspended account sees itself and nothing else', async () => {
  const { client, user_id } = await api.signUp();
  await api.context.db
    .updateTable('authenticated_user')
    .set({ status: 'suspended' })
    .where('id', '=', user_id)
    .execute();
  expect((await client.getAuthenticatedUser()).status).toBe('suspended');
  await expect(client.patchAuthenticatedUser({ body: { first_name: 'New' } })).rejects.toMatchObject({
    status: 403,
    code: 'ACCOUNT_SUSPENDED',
  });
});

test('[C-45] a record speaks the language that it was made in, one of those that the product speaks', async () => {
  expect(await post({ ...NAMES, language: 'vi' })).toMatchObject({ status: 201, body: { language: 'vi' } });
  expect(await post({ ...NAMES, language: 'tlh' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'language', message: 'Choose a language from the list' }] },
  });
});

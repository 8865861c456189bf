import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Patches with whatever a client might send. */
async function patch(body: unknown) {
  const { person } = await make(api).user();
  const response = await fetch(`${api.base_url}/api/v1/auth/authenticated-users/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await api.issuer.token(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { errors?: { path: string; message: string }[] };
  return { status: response.status, errors: answer.errors, paths: answer.errors?.map(({ path }) => path) };
}

test('[E-01] [C-46] [C-47] language, zone and mails are kept, and each part by itself', async () => {
  const { client } = await make(api).user();
  expect(await client.getAuthenticatedUser()).toMatchObject({
    status: 'active',
    language: 'en',
    time_zone: null,
    email_preferences: { own_actions: true, reminders: true, saved_searches: true },
  });
  await client.patchAuthenticatedUser({ body: { email_preferences: { reminders: false } } });
  await client.patchAuthenticatedUser({ body: { language: 'en', time_zone: 'Asia/Kolkata' } });
  const changed = await client.patchAuthenticatedUser({ body: { email_preferences: { own_actions: false } } });
  expect(changed).toMatchObject({
    time_zone: 'Asia/Kolkata',
    email_preferences: { own_actions: false, reminders: false, saved_searches: true },
  });
  expect(await client.getAuthenticatedUser()).toEqual(changed);
});

test('[C-47] attack 8: users can’t patch their address, identity, status or dates of terms, and the error names the field', async () => {
  const stolen = {
    email: 'somebody@else.test',
    clerk_id: 'user_other',
    terms_accepted_at: '2026-01-01T00:00:00Z',
    mentor_terms_version: '1',
    platform_terms_version: '1',
    status: 'active',
    id: '0',
  };
  for (const [key, value] of Object.entries(stolen)) {
    expect([key, await patch({ [key]: value })]).toEqual([
      key,
      expect.objectContaining({ status: 400, paths: [key], errors: [{ path: key, message: `Leave out ${key}` }] }),
    ]);
  }
  expect((await patch({ email_preferences: { marketing: true } })).paths).toEqual(['email_preferences.marketing']);
});

test('[C-47] a language the product does not speak, and a zone that is none, are refused in words', async () => {
  expect((await patch({ language: 'tlh' })).errors).toEqual([
    { path: 'language', message: 'Choose a language from the list' },
  ]);
  expect((await patch({ time_zone: 'Nowhere/City' })).paths).toEqual(['time_zone']);
  expect((await patch({ email_preferences: { reminders: 'no' } })).paths).toEqual(['email_preferences.reminders']);
});

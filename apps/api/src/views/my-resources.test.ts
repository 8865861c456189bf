import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make } from '../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[C-16] [E-09] [S-16] says which profiles the signed-in person has', async () => {
  const nobodyYet = await make(api).user();
  const query = { expand: 'booleans' };
  expect(await nobodyYet.client.getMyResources({ query })).toEqual({
    has_mentor_profile: false,
    has_prospect_profile: false,
    has_calendar: false,
    mentor_profile_id: null,
    prospect_profile_id: null,
    role_in_use: null,
    first_name: nobodyYet.person.first_name,
    last_name: nobodyYet.person.last_name,
    terms_due: [],
    is_suspended: false,
    staff_role: null,
  });
  const mentor = await make(api).mentor();
  const { id } = await mentor.client.createProspectProfile({ body: { first_name: 'Linh', last_name: 'Trần' } });
  expect(await mentor.client.getMyResources()).toEqual({
    has_mentor_profile: true,
    has_prospect_profile: true,
    has_calendar: false,
    mentor_profile_id: mentor.profile_id,
    prospect_profile_id: id,
    role_in_use: null,
    first_name: 'Linh',
    last_name: 'Trần',
    terms_due: [],
    is_suspended: false,
    staff_role: null,
  });
  await expect(api.as(null).getMyResources()).rejects.toMatchObject({ status: 401 });
});

test('[B-14] [U-18] the role in use is the account’s, and the same on every device', async () => {
  const { person, client } = await make(api).mentor();
  const answered = await client.patchAuthenticatedUser({ body: { role_in_use: 'mentor' } });
  expect(answered).toEqual(await client.getAuthenticatedUser());
  expect((await api.as(person).getMyResources()).role_in_use).toBe('mentor');
  await client.patchAuthenticatedUser({ body: { role_in_use: 'prospect' } });
  expect((await client.getMyResources()).role_in_use).toBe('prospect');
});

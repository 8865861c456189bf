import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make } from '../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[C-16] [E-09] [S-16] says which profiles the signed-in person has', async () => {
  const nobodyYet = await api.signUp();
  const query = { expand: 'booleans' };
  expect(await nobodyYet.client.getMyResources({ query })).toEqual({
    has_mentor_profile: false,
    has_prospect_profile: false,
    has_calendar: false,
    mentor_profile_id: null,
    prospect_profile_id: null,
    first_name: nobodyYet.person.first_name,
    last_name: nobodyYet.person.last_name,
    terms_due: [],
    is_suspended: false,
  });
  const mentor = await make(api).mentor();
  const { id } = await mentor.client.createProspectProfile({ body: { first_name: 'Linh', last_name: 'Trần' } });
  expect(await mentor.client.getMyResources()).toEqual({
    has_mentor_profile: true,
    has_prospect_profile: true,
    has_calendar: false,
    mentor_profile_id: mentor.profile_id,
    prospect_profile_id: id,
    first_name: 'Linh',
    last_name: 'Trần',
    terms_due: [],
    is_suspended: false,
  });
  await expect(api.as(null).getMyResources()).rejects.toMatchObject({ status: 401 });
});

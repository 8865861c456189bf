import { LIMITS } from '@abroad/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { endStaff, grantRole } from '../../testing/grant-role.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { makeFirstAdminToken } from './first-admin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.context.db.deleteFrom('staff_member').execute());

const token = async () => (await makeFirstAdminToken(api.context)) ?? '';

test('[T-286] who uses the link first is the admin, and the link is used up', async () => {
  const [first, second] = [await make(api).user(), await make(api).user()];
  const body = { token: await token() };
  expect(await first.client.becomeFirstAdmin({ body })).toMatchObject({ user_id: first.user_id, role: 'admin' });
  expect(await first.client.getStaffMe()).toMatchObject({ role: 'admin' });
  expect(await refusalCode(second.client.becomeFirstAdmin({ body }))).toBe('NOT_FOUND');
  const { items } = await first.client.listStaffEvents({ query: { kind: 'granted' } });
  expect(items[0]).toMatchObject({ actor: null, about: { user_id: first.user_id }, role: 'admin' });
});

test('[T-286] of five people who use the link at once, one becomes the admin', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => make(api).user()));
  const body = { token: await token() };
  const outcomes = await Promise.allSettled(people.map(({ client }) => client.becomeFirstAdmin({ body })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const admins = await api.context.db.selectFrom('staff_member').select('role').execute();
  expect(admins).toEqual([{ role: 'admin' }]);
});

test('[T-286] a link works for an hour, and a new one ends the one before', async () => {
  const person = await make(api).user();
  const [before, latest] = [await token(), await token()];
  expect(await refusalCode(person.client.becomeFirstAdmin({ body: { token: before } }))).toBe('NOT_FOUND');
  await api.context.db
    .updateTable('first_admin_link')
    .set({ expires_at: new Date(api.context.clock.now() - 1).toISOString() })
    .execute();
  expect(await refusalCode(person.client.becomeFirstAdmin({ body: { token: latest } }))).toBe('NOT_FOUND');
  const [{ expires_at } = { expires_at: '' }] = [
    await token().then(() => api.context.db.selectFrom('first_admin_link').select('expires_at').executeTakeFirst()),
  ];
  const minutes = (Date.parse(expires_at) - api.context.clock.now()) / 60_000;
  expect(Math.round(minutes)).toBe(LIMITS.first_admin_link_min);
});

test('[T-286] the database keeps a hash alone', async () => {
  const made = await token();
  const rows = await api.context.db.selectFrom('first_admin_link').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token_hash.toString('base64url')).not.toBe(made);
  expect(JSON.stringify(rows)).not.toContain(made);
});

test('[T-286] there is no link while somebody is an admin, and an old one doesn’t work', async () => {
  const [admin, person] = [await make(api).user(), await make(api).user()];
  const body = { token: await token() };
  await grantRole(api, admin, 'admin');
  expect(await makeFirstAdminToken(api.context)).toBeNull();
  expect(await refusalCode(person.client.becomeFirstAdmin({ body }))).toBe('NOT_FOUND');
});

test('[T-286] a suspended admin is none: a link makes another one', async () => {
  const [gone, person] = [await make(api).user(), await make(api).user()];
  await grantRole(api, gone, 'admin');
  await endStaff(api, gone, 'suspended');
  await person.client.becomeFirstAdmin({ body: { token: await token() } });
  expect(await person.client.getStaffMe()).toMatchObject({ role: 'admin' });
});

import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { grantRole } from '../../testing/grant-role.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { grantByEmail } from './change-staff.ts';

const scene = bookingScene();

async function admin(): Promise<Made> {
  const made = await make(scene.api).staff('admin');
  return made;
}

const put = ({ client }: Made, { user_id }: Made, role: 'finance' | 'support') =>
  client.putStaffMember({
    params: { user_id },
    body: { role, reason: 'Pays people' },
  });
const roleOf = ({ client }: Made) =>
  client.getStaffMe().then(
    ({ role }) => role,
    () => null,
  );
const waitingFor = async ({ client }: Made, { user_id }: Made) =>
  (await client.listStaff()).waiting.filter((grant) => grant.user_id === user_id);
const kindsAbout = async (giver: Made, { user_id }: Made) =>
  (await giver.client.listStaffEvents({ query: { user_id } })).items
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'audit_read');

test('[T-28] a grant of finance waits until a second admin grants the same', async () => {
  const [first, second, member] = [await admin(), await admin(), await scene.prospect({ first_name: 'Fay' })];
  expect(await put(first, member, 'finance')).toMatchObject({
    user_id: member.user_id,
    role: 'finance',
    asked_by: { user_id: first.user_id },
    reason: 'Pays people',
  });
  expect(await roleOf(member)).toBeNull();
  // Once more by the same admin changes nothing.
  await put(first, member, 'finance');
  expect(await roleOf(member)).toBeNull();
  expect(await waitingFor(second, member)).toMatchObject([{ name: 'Fay Okafor' }]);
  expect(await put(second, member, 'finance')).toMatchObject({
    role: 'finance',
    granted_by: { user_id: second.user_id },
  });
  expect(await roleOf(member)).toBe('finance');
  expect(await waitingFor(second, member)).toEqual([]);
  expect(await kindsAbout(first, member)).toEqual(['granted', 'grant_asked']);
});

test('[T-28] the person who gets the role can’t confirm it, even as an admin', async () => {
  const [first, member] = [await admin(), await admin()];
  await put(first, member, 'finance');
  expect(await refusalCode(put(member, member, 'finance'))).toBe('OWN_ROLE');
  expect(await roleOf(member)).toBe('admin');
});

test('[T-28] a grant whose admin has lost the role waits for another one', async () => {
  const [first, second, third, member] = [await admin(), await admin(), await admin(), await scene.prospect()];
  await put(first, member, 'finance');
  await second.client.deleteStaffMember({
    params: { user_id: first.user_id },
    body: {},
  });
  await put(second, member, 'finance');
  expect(await roleOf(member)).toBeNull();
  await put(third, member, 'finance');
  expect(await roleOf(member)).toBe('finance');
});

test('[T-28] any other change of the person, or taking it back, ends the wait', async () => {
  const [first, second, member] = [await admin(), await admin(), await scene.prospect()];
  await put(first, member, 'finance');
  await put(second, member, 'support');
  expect(await waitingFor(first, member)).toEqual([]);
  expect(await roleOf(member)).toBe('support');
  await put(first, member, 'finance');
  expect(await roleOf(member)).toBe('support');
  await first.client.deleteStaffMember({
    params: { user_id: member.user_id },
    body: {},
  });
  expect(await kindsAbout(first, member)).toEqual([
    'revoked',
    'grant_withdrawn',
    'grant_asked',
    'granted',
    'grant_withdrawn',
    'grant_asked',
  ]);
  const nobody = await scene.prospect();
  await put(first, nobody, 'finance');
  await second.client.deleteStaffMember({
    params: { user_id: nobody.user_id },
    body: {},
  });
  expect(
    await refusalCode(
      second.client.deleteStaffMember({
        params: { user_id: nobody.user_id },
        body: {},
      }),
    ),
  ).toBe('NOT_FOUND');
});

test('[T-28] of two admins who grant at once, the second confirms; of two who confirm at once, one grants', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first, second, third, member] = [await admin(), await admin(), await admin(), await scene.prospect()];
    const both = await Promise.all([put(first, member, 'finance'), put(second, member, 'finance')]);
    expect(both.filter((answer) => 'granted_by' in answer)).toHaveLength(1);
    expect(await roleOf(member)).toBe('finance');
    const other = await scene.prospect();
    await put(first, other, 'finance');
    await Promise.all([put(second, other, 'finance'), put(third, other, 'finance')]);
    expect(await kindsAbout(first, other)).toEqual(['granted', 'grant_asked']);
  }
});

/** Makes an admin by another one, some days ago. */
async function adminBy({ client }: Made, days: number): Promise<Made> {
  const made = await scene.prospect();
  await client.putStaffMember({ params: { user_id: made.user_id }, body: { role: 'admin' } });
  await scene.api.context.db
    .updateTable('staff_member')
    .set({ granted_at: sql`now() - make_interval(days => ${days})` })
    .where('auth_user_id', '=', made.user_id)
    .execute();
  return made;
}

test('[T-106] an admin can’t confirm with an account that they made an admin, nor with one made a few days ago', async () => {
  const [first, other, member] = [await admin(), await admin(), await scene.prospect()];
  const own = await adminBy(first, 30);
  const recent = await adminBy(other, LIMITS.second_admin_days - 1);
  await put(first, member, 'finance');
  for (const one of [own, recent]) {
    expect(await refusalCode(put(one, member, 'finance'))).toBe('SECOND_ADMIN_NEEDED');
  }
  const body = { email: member.person.email, role: 'finance' } as const;
  expect(await refusalCode(own.client.createStaffMember({ body }))).toBe('SECOND_ADMIN_NEEDED');
  expect(await roleOf(member)).toBeNull();
  const [{ second_ids } = { second_ids: [] }] = await waitingFor(first, member);
  expect(second_ids).toContain(other.user_id);
  for (const one of [first, own, recent, member]) {
    expect(second_ids).not.toContain(one.user_id);
  }
  // Nor may the account ask, and its maker confirm.
  const another = await scene.prospect();
  await put(own, another, 'finance');
  expect(await refusalCode(put(first, another, 'finance'))).toBe('SECOND_ADMIN_NEEDED');
  expect(await put(other, another, 'finance')).toMatchObject({ role: 'finance' });
});

test('[T-106] an admin made by someone else confirms after a week, and one made by the command line at once', async () => {
  const [first, other] = [await admin(), await admin()];
  const [member, another] = [await scene.prospect(), await scene.prospect()];
  const known = await adminBy(other, LIMITS.second_admin_days + 1);
  await put(first, member, 'finance');
  expect(await put(known, member, 'finance')).toMatchObject({ role: 'finance' });
  await put(first, another, 'finance');
  const recent = await scene.prospect();
  await grantByEmail(scene.api.context, null, { email: recent.person.email, role: 'admin' });
  expect(await put(recent, another, 'finance')).toMatchObject({ role: 'finance' });
});

test('[T-28] the command line grants finance alone', async () => {
  const member = await scene.prospect();
  await grantByEmail(scene.api.context, null, {
    email: member.person.email,
    role: 'finance',
  });
  expect(await roleOf(member)).toBe('finance');
});

test('[T-25] grants that wait are counted for admins, and those of yesterday are overdue', async () => {
  const { db } = scene.api.context;
  await db.deleteFrom('staff_grant').execute();
  const [first, second, support] = [await admin(), await scene.prospect(), await scene.prospect()];
  await grantRole(scene.api, support, 'support');
  await put(first, second, 'finance');
  await put(first, await scene.prospect(), 'finance');
  await db
    .updateTable('staff_grant')
    .set({ asked_at: sql`now() - interval '25 hours'` })
    .where('auth_user_id', '=', second.user_id)
    .execute();
  const grantsOf = async ({ client }: Made) =>
    (await client.getAdminToday()).items.find(({ tile }) => tile === 'grants');
  expect(await grantsOf(first)).toEqual({ tile: 'grants', due: 2, overdue: 1 });
  expect(await grantsOf(support)).toBeUndefined();
});

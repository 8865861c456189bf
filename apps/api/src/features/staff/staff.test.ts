import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { suspend } from '../moderation/decide-on-account.ts';
import { grantByEmail, revokeByEmail } from './change-staff.ts';

const scene = bookingScene();

async function admin(): Promise<Made> {
  const made = await make(scene.api).staff('admin');
  return made;
}
const give = (
  { client }: Made,
  { user_id }: Made,
  role: 'support' | 'admin' | 'finance',
  reason: string | null = null,
) => client.putStaffMember({ params: { user_id }, body: { role, reason } });
const take = ({ client }: Made, { user_id }: Made, reason: string | null = null) =>
  client.deleteStaffMember({ params: { user_id }, body: { reason } });

test('[T-20] an admin grants, changes and revokes a role, with effect at once', async () => {
  const [giver, member] = [await admin(), await scene.prospect({ first_name: 'Sue' })];
  expect(await refusalCode(member.client.getStaffMe())).toBe('NOT_FOUND');
  expect(await give(giver, member, 'support')).toMatchObject({
    user_id: member.user_id,
    name: 'Sue Okafor',
    role: 'support',
    granted_by: { user_id: giver.user_id },
  });
  expect(await member.client.getStaffMe()).toMatchObject({ user_id: member.user_id, role: 'support' });
  expect(await refusalCode(member.client.listStaff())).toBe('NOT_FOUND');
  await give(giver, member, 'admin');
  expect((await member.client.listStaff()).items.map(({ user_id }) => user_id)).toContain(member.user_id);
  await take(giver, member);
  expect(await refusalCode(member.client.listStaff())).toBe('NOT_FOUND');
  expect(await refusalCode(take(giver, member))).toBe('NOT_FOUND');
  await give(giver, member, 'support');
  expect(await member.client.getStaffMe()).toMatchObject({ role: 'support' });
});

test('[T-20] a role is given to the active accounts with a verified address', async () => {
  const [giver, member] = [await admin(), await scene.prospect()];
  const byMail = (email: string) => giver.client.createStaffMember({ body: { email, role: 'moderator' } });
  expect((await byMail(member.person.email.toUpperCase())).items).toMatchObject([
    { user_id: member.user_id, role: 'moderator' },
  ]);
  const unverified = await make(scene.api).user({ email_verified: false });
  await suspend(scene.api.context, member.person.email, 'Was rude');
  for (const email of ['nobody@people.test', unverified.person.email, member.person.email]) {
    expect(await refusal(byMail(email))).toEqual({ code: 'VALIDATION_FAILED', paths: ['email'] });
  }
});

test('[T-20] a suspended member of the staff has no rights', async () => {
  const member = await admin();
  expect(await member.client.getStaffMe()).toMatchObject({ role: 'admin' });
  await suspend(scene.api.context, member.person.email, 'Was rude');
  expect(await refusalCode(member.client.getStaffMe())).toBe('NOT_FOUND');
});

test('[T-21] no one changes their own role', async () => {
  const member = await admin();
  expect(await refusalCode(give(member, member, 'finance'))).toBe('OWN_ROLE');
  expect(await refusalCode(take(member, member))).toBe('OWN_ROLE');
  const body = { email: member.person.email, role: 'support' } as const;
  expect(await refusalCode(member.client.createStaffMember({ body }))).toBe('OWN_ROLE');
  expect(await member.client.getStaffMe()).toMatchObject({ role: 'admin' });
});

test('[T-21] of two admins who revoke each other’s role at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await admin(), await admin()];
    const codes = await Promise.all([refusalCode(take(one, other)), refusalCode(take(other, one))]);
    expect(codes.toSorted()).toEqual(['NOT_FOUND', null]);
    const left = await Promise.all([refusalCode(one.client.getStaffMe()), refusalCode(other.client.getStaffMe())]);
    expect(left.toSorted()).toEqual(['NOT_FOUND', null]);
  }
});

test('[T-21] the last admin keeps the role, also from the command line', async () => {
  const { db } = scene.api.context;
  await db.updateTable('staff_member').set({ revoked_at: new Date() }).execute();
  const last = await admin();
  const { email } = last.person;
  await expect(revokeByEmail({ db }, email, null)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  await expect(grantByEmail({ db }, null, { email, role: 'support' })).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  const suspended = await admin();
  await db.updateTable('authenticated_user').set({ status: 'suspended' }).where('id', '=', suspended.user_id).execute();
  await expect(revokeByEmail({ db }, email, null)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  const second = await admin();
  expect(await revokeByEmail({ db }, email, null)).toBe(1);
  expect(await revokeByEmail({ db }, email, null)).toBe(0);
  expect(await second.client.getStaffMe()).toMatchObject({ role: 'admin' });
});

test('[T-22] every change of a role and every reading of the audit is an entry, the latest first', async () => {
  const [giver, member] = [await admin(), await scene.prospect()];
  await give(giver, member, 'support', 'Answers mails');
  await give(giver, member, 'support', 'Twice the same');
  await take(giver, member, 'Left us');
  const [actor, about] = [{ user_id: giver.user_id }, { user_id: member.user_id }];
  const { items, total } = await giver.client.listStaffEvents({ query: { page_size: 3 } });
  expect(items).toMatchObject([
    { kind: 'audit_read', actor, about: null, role: null, reason: null },
    { kind: 'revoked', actor, about, role: 'support', reason: 'Left us' },
    { kind: 'granted', actor, about, role: 'support', reason: 'Answers mails' },
  ]);
  const again = await giver.client.listStaffEvents({ query: { page: 2, page_size: 1 } });
  expect(again).toMatchObject({ total: total + 1, items: [{ id: items[0]?.id }] });
  expect(await refusalCode(giver.client.listStaffEvents({ query: { page: 200, page_size: 100 } }))).toBe(
    'PAGE_TOO_DEEP',
  );
});

test('[T-22] no one changes or removes an entry of the audit', async () => {
  const { db } = scene.api.context;
  const giver = await admin();
  await giver.client.listStaffEvents();
  const append_only = /staff_event is append-only/;
  await expect(sql`update staff_event set reason = 'other'`.execute(db)).rejects.toThrow(append_only);
  await expect(sql`delete from staff_event`.execute(db)).rejects.toThrow(append_only);
  await expect(
    sql`select set_config('abroad_mentors.erasing', 'on', true); delete from staff_event`.execute(db),
  ).rejects.toThrow(append_only);
});

test('[T-22] an export has the role and what was done; after an erasure the audit stays and names no one', async () => {
  const [giver, member] = [await admin(), await scene.prospect()];
  await give(giver, member, 'support', 'Answers mails');
  const files = unzipSync(await member.client.exportAccount());
  const { staff } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as { staff: unknown };
  expect(staff).toMatchObject({
    member: { role: 'support', revoked_at: null },
    events: [{ kind: 'granted', reason: 'Answers mails', by_you: false, about_you: true }],
  });
  expect(JSON.stringify(staff)).not.toContain(giver.user_id);
  await member.client.deleteAccount({ body: { confirm: member.slug } });
  expect((await giver.client.listStaff()).items.map(({ user_id }) => user_id)).not.toContain(member.user_id);
  const { items } = await giver.client.listStaffEvents({ query: { page_size: 3 } });
  expect(items[2]).toMatchObject({ kind: 'granted', actor: { user_id: giver.user_id }, about: null, reason: null });
});

import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make, type Made } from '../../testing/make.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();

async function admin(): Promise<Made> {
  const made = await make(scene.api).staff('admin');
  return made;
}

const erase = ({ client, slug }: Made) => client.deleteAccount({ body: { confirm: slug } });

test('[T-29] the last admin can’t delete their own account, and of two who do it at once one stays', async () => {
  const { db } = scene.api.context;
  await db.updateTable('staff_member').set({ revoked_at: new Date() }).execute();
  const last = await admin();
  const suspended = await admin();
  await db.updateTable('authenticated_user').set({ status: 'suspended' }).where('id', '=', suspended.user_id).execute();
  expect(await refusalCode(erase(last))).toBe('LAST_ADMIN');
  expect(await last.client.getStaffMe()).toMatchObject({ role: 'admin' });
  for (let round = 0; round < 5; round += 1) {
    await db.updateTable('staff_member').set({ revoked_at: new Date() }).execute();
    const both = [await admin(), await admin()];
    const codes = await Promise.all(both.map((one) => refusalCode(erase(one))));
    expect(new Set(codes)).toEqual(new Set(['LAST_ADMIN', null]));
  }
});

test('[T-29] the role of an erased member ends with an entry of the audit, and so do grants that they asked for', async () => {
  const [giver, member, waiting] = [await admin(), await admin(), await scene.prospect()];
  const { user_id } = waiting;
  await member.client.putStaffMember({
    params: { user_id },
    body: { role: 'finance' },
  });
  await erase(member);
  const { items } = await giver.client.listStaffEvents({
    query: { page_size: 3 },
  });
  expect(items).toMatchObject([
    { kind: 'audit_read' },
    {
      kind: 'grant_withdrawn',
      actor: null,
      about: { user_id },
      role: 'finance',
    },
    { kind: 'role_ended', actor: null, about: null, role: 'admin' },
  ]);
  expect((await giver.client.listStaff()).waiting.map((grant) => grant.user_id)).not.toContain(user_id);
});

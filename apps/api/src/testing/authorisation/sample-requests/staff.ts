import type { AsksOf, Cell } from '../ask.ts';
import { grantRole } from '../../grant-role.ts';
import type { Scene } from '../scene.ts';

/** A new member of the staff for callers who may change one; otherwise an existing one. */
async function member({ api, make, staff }: Scene, { allowed }: Cell): Promise<{ user_id: string }> {
  if (!allowed) {
    return { user_id: staff.support.user_id };
  }
  const made = await make.prospect();
  await grantRole(api, made, 'support');
  return { user_id: made.user_id };
}

export const staffAsks: AsksOf<
  | 'becomeFirstAdmin'
  | 'getStaffMe'
  | 'getAdminToday'
  | 'listStaff'
  | 'createStaffMember'
  | 'putStaffMember'
  | 'deleteStaffMember'
  | 'listStaffEvents'
> = {
  becomeFirstAdmin: () => ({ body: { token: 'a'.repeat(43) } }),
  getStaffMe: () => ({}),
  getAdminToday: () => ({}),
  listStaff: () => ({}),
  createStaffMember: ({ people }) => ({
    body: { email: people.other_prospect.person.email, role: 'support', reason: 'Answers mails' },
  }),
  putStaffMember: async (scene, cell) => ({
    params: await member(scene, cell),
    body: { role: 'moderator', reason: 'Reads reports' },
  }),
  deleteStaffMember: async (scene, cell) => ({ params: await member(scene, cell), body: { reason: 'Left us' } }),
  listStaffEvents: () => ({}),
};

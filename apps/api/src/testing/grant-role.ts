import type { StaffRole } from '@abroad/contract';
import type { TestApi } from './api.ts';
import type { Made } from './make.ts';

/** Grants a user a role directly in the table, without an entry in the audit. */
export const grantRole = (api: TestApi, { user_id }: Pick<Made, 'user_id'>, role: StaffRole) =>
  api.context.db
    .insertInto('staff_member')
    .values({ auth_user_id: user_id, role, granted_by: null, revoked_at: null })
    .execute();

/** Suspends a member of the staff, or takes their role away, directly in the tables. */
export const endStaff = (
  { context: { db } }: TestApi,
  { user_id }: Pick<Made, 'user_id'>,
  how: 'suspended' | 'without their role',
): Promise<unknown> =>
  how === 'suspended'
    ? db.updateTable('authenticated_user').set({ status: 'suspended' }).where('id', '=', user_id).execute()
    : db.updateTable('staff_member').set({ revoked_at: new Date() }).where('auth_user_id', '=', user_id).execute();

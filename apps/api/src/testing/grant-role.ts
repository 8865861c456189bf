import type { StaffRole } from '@abroad/contract';
import type { TestApi } from './api.ts';
import type { Made } from './make.ts';

/** Grants a user a role directly in the table, without an entry in the audit. */
export const grantRole = (api: TestApi, { user_id }: Pick<Made, 'user_id'>, role: StaffRole) =>
  api.context.db
    .insertInto('staff_member')
    .values({ auth_user_id: user_id, role, granted_by: null, revoked_at: null })
    .execute();

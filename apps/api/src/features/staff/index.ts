import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { grantByEmail, putStaff, revokeStaff } from './change-staff.ts';
import { findStaff, getMe } from './queries.ts';
import { readAudit } from './read-audit.ts';

export { grantByEmail, revokeByEmail } from './change-staff.ts';
export { exportStaff, findStaff, forgetReasons } from './queries.ts';

type StaffCalls =
  | 'getStaffMe'
  | 'listStaff'
  | 'createStaffMember'
  | 'putStaffMember'
  | 'deleteStaffMember'
  | 'listStaffEvents';

export function staffHandlers(context: Pick<Context, 'db'>): HandlersOf<StaffCalls> {
  return {
    getStaffMe: ({ actor }) => getMe(context, actor.user_id),
    listStaff: async () => ({ items: await findStaff(context.db) }),
    createStaffMember: async ({ actor, body }) => ({ items: await grantByEmail(context, actor.user_id, body) }),
    putStaffMember: ({ actor, params, body }) =>
      putStaff(context, { actor_id: actor.user_id, user_id: params.user_id, ...body }),
    deleteStaffMember: async ({ actor, params, body }) => {
      await revokeStaff(context, { actor_id: actor.user_id, user_id: params.user_id, reason: body.reason });
      return new Replied(204, undefined);
    },
    listStaffEvents: ({ actor, query }) => readAudit(context, actor.user_id, query),
  };
}

import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { grantByEmail, putStaff, revokeStaff } from './change-staff.ts';
import { becomeFirstAdmin } from './first-admin.ts';
import { getMe, listStaff } from './queries.ts';
import { readAudit } from './read-audit.ts';
import { startViewAs, stopViewAs } from './view-as.ts';
import { sealAudit } from './audit-chain.ts';

function staffHandlers(context: Pick<Context, 'db' | 'clock'>) {
  return {
    becomeFirstAdmin: ({ actor, body }) => becomeFirstAdmin(context, actor.user_id, body.token),
    getStaffMe: ({ actor }) => getMe(context, actor.user_id),
    listStaff: () => listStaff(context.db),
    createStaffMember: ({ actor, body }) => grantByEmail(context, actor.user_id, body),
    putStaffMember: async ({ actor, params, body }) => {
      const put = await putStaff(context, {
        actor_id: actor.user_id,
        user_id: params.user_id,
        ...body,
      });
      return 'waiting' in put ? new Replied(202, put.waiting) : put.member;
    },
    deleteStaffMember: async ({ actor, params, body }) => {
      await revokeStaff(context, { actor_id: actor.user_id, user_id: params.user_id, reason: body.reason });
      return new Replied(204, undefined);
    },
    startViewAs: ({ actor, params, body }) => startViewAs(context, actor, { user_id: params.user_id, ...body }),
    stopViewAs: async ({ actor, params }) => {
      await stopViewAs(context, actor, params.user_id);
      return new Replied(204, undefined);
    },
    listStaffEvents: ({ actor, query }) => readAudit(context, actor.user_id, query),
  } satisfies Partial<Handlers>;
}

/** Long after midnight: no transaction that wrote an entry before it still runs. */
const staffJobs = [scheduledJob({ task: 'seal-audit', at: '23 2 * * *' }, sealAudit)];

export const staffFeature = {
  name: 'staff',
  front: ['grants.ts', 'named.ts', 'own-matters.ts', 'protect-staff.ts', 'queries.ts', 'record-act.ts', 'roles.ts'],
  handlers: staffHandlers,
  jobs: staffJobs,
} satisfies Feature;

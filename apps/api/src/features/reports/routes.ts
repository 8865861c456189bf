import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { createReport } from './create-report.ts';
import { createAppeal, getDecision, listMyDecisions } from './own-decisions.ts';
import { listMyReports } from './own-reports.ts';
import { previewAppeal } from './preview-appeal.ts';

type Names = 'createReport' | 'listMyReports' | 'listMyDecisions' | 'getDecision' | 'createAppeal' | 'previewAppeal';

/** Reports, what reporters learn of them, and decisions for the person whom they are about. */
export function reportHandlers(context: Pick<Context, 'db' | 'clock' | 'sealer'>): HandlersOf<Names> {
  return {
    createReport: async ({ actor, ip, body }) =>
      new Replied(201, await createReport(context, { user_id: actor?.user_id ?? null, ip }, body)),
    listMyReports: ({ actor, query }) => listMyReports(context, actor.user_id, query),
    listMyDecisions: ({ actor, query }) => listMyDecisions(context, actor.user_id, query),
    getDecision: ({ actor, params }) => getDecision(context, actor.user_id, params.id),
    previewAppeal: ({ actor, params, body }) => previewAppeal(context.db, { ...params, actor_id: actor.user_id }, body),
    createAppeal: async ({ actor, params, body }) => {
      const { user_id } = actor;
      return new Replied(201, await createAppeal(context, { user_id, decision_id: params.id, ...body }));
    },
  };
}

import type { Case, DecideAppeal } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { StaffActor } from '../../http/actor.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { refuseCaseAboutStaff } from '../staff/protect-staff.ts';
import { answerAppeals, reopenIfAppealed } from './file-appeal.ts';
import { involves, moveCase, recordCaseEvent, writeOnCase, type CaseRow } from './move-case.ts';
import { readCase } from './read-case.ts';
import { undoDecision } from './undo-decision.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/** The open appeal in a case that waits longest, with its decision. @throws AppError STALE where there is none. */
async function findAppeal(trx: Database, case_id: string) {
  const appeal = await trx
    .selectFrom('moderation_appeal as appeal')
    .innerJoin('moderation_decision as decision', 'decision.id', 'appeal.decision_id')
    .select([
      'appeal.id',
      'decision.id as decision_id',
      'decision.decided_by',
      'decision.actions',
      'decision.created_at',
    ])
    .where('decision.case_id', '=', case_id)
    .where('appeal.state', '=', 'open')
    .orderBy('appeal.created_at')
    .orderBy('appeal.id')
    .executeTakeFirst();
  if (appeal === undefined) {
    throw new AppError('STALE');
  }
  return appeal;
}

/** Whether someone else on the staff could decide on a case. */
async function hasOtherModerator(
  trx: Database,
  { id: case_id, owner_user_id }: CaseRow,
  actor_id: string,
): Promise<boolean> {
  const other = await trx
    .selectFrom('staff_member')
    .innerJoin('authenticated_user as member', 'member.id', 'auth_user_id')
    .select('member.id')
    .where('role', 'in', ['moderator', 'admin'])
    .where('revoked_at', 'is', null)
    .where('member.status', '=', 'active')
    .where('member.id', '<>', actor_id)
    // Admins alone decide about staff of a moderator's rank and above.
    .where(
      sql<boolean>`(role = 'admin' or not exists (select 1 from staff_member owner
        where owner.auth_user_id = ${owner_user_id} and owner.revoked_at is null and owner.role <> 'support'))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_case')
            .select('moderation_case.id')
            .where('moderation_case.id', '=', case_id)
            .where((row) => involves(row.ref('member.id'))),
        ),
      ),
    )
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Decides on an appeal. An overturned decision is undone by a new one.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED, STAFF_PROTECTED, STALE, CASE_CLAIMED; OWN_DECISION where someone else could decide.
 */
export async function decideAppeal(
  context: Deps,
  actor: StaffActor,
  { id, version, outcome, answer }: DecideAppeal & { id: string },
): Promise<Case> {
  const by = actor.user_id;
  await writeOnCase(context, { id, actor_id: by }, async (trx, row) => {
    const now = context.clock.now();
    const appeal = await findAppeal(trx, id);
    await refuseCaseAboutStaff(trx, actor, row.owner_user_id);
    if (appeal.decided_by === by && (await hasOtherModerator(trx, row, by))) {
      throw new AppError('OWN_DECISION');
    }
    // A decision of the platform itself can be appealed while its case is open.
    const moved = await moveCase(trx, row, {
      version,
      move: row.state === 'appealed' ? outcome : null,
      actor_id: by,
      now,
    });
    const state = outcome === 'uphold' ? 'upheld' : 'overturned';
    await answerAppeals(trx, [appeal.id], { state, by, answer, now });
    if (outcome === 'overturn') {
      const acting = { context: { ...context, db: trx }, row, by };
      await undoDecision(acting, { ...appeal, id: appeal.decision_id }, { facts: answer });
    }
    await recordCaseEvent(trx, row, { kind: state, to_state: moved.state, by, decision_id: appeal.decision_id });
    await recordStaffAct(trx, {
      kind: 'appeal_decided',
      actor_id: by,
      about_user_id: row.owner_user_id,
      subject: { type: 'case', id },
    });
    await reopenIfAppealed(trx, id, now);
  });
  return readCase(context, actor, id);
}

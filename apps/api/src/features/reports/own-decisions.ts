import type { CreateAppeal, Decision, MyDecisions, DecideAppeal, StatementPreview } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { APPEALABLE, APPEAL_UNTIL, fileAppeal } from '../moderation/file-appeal.ts';
import { instant } from '../moderation/list-cases.ts';
import { CHECKLIST_DUE } from '../moderation/measures.ts';
import { findCase } from '../moderation/move-case.ts';
import { previewFor } from '../moderation/store-decision.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** Each action with the measure that it began, if it began one that lasts. */
const actionsAt = (at: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('type', action->>'type',
    'from', ${instant('measure.begins_at')}, 'until', ${instant('measure.ends_at')},
    'is_over', coalesce(measure.ended_at is not null or measure.ends_at <= ${at}::timestamptz, false)) order by place), '[]')
  from jsonb_array_elements(decision.actions) with ordinality as given (action, place)
  left join lateral (select * from moderation_measure
    where decision_id = decision.id and kind = action->>'type' limit 1) measure on true)`;

/** The documents of an appeal, in the order in which they were sent. */
const FILES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'filename', filename, 'content_type', content_type,
    'size_bytes', size_bytes, 'created_at', ${instant('file.created_at')}, 'delete_at', ${instant('file.delete_at')})
    order by file.created_at, file.id), '[]')
  from sealed_file file where subject_type = 'appeal' and subject_id = appeal.id)`;

/** The decisions about a user, the latest first. */
const selectDecisions = (user_id: string, at: string) => sql<Decision>`
  select decision.id, decision.created_at, decision.automated, decision.statement, decision.language as lang,
    ${actionsAt(at)} as actions, undone.created_at as overturned_at,
    case when appeal.id is not null then jsonb_build_object('state', appeal.state, 'text', appeal.text,
      'files', ${FILES}, 'created_at', ${instant('appeal.created_at')}, 'answer', appeal.answer, 'decided_at', ${instant('appeal.decided_at')})
    end as appeal,
    ${APPEAL_UNTIL} as appeal_until, ${CHECKLIST_DUE} as checklist_due,
    appeal.id is null and undone.id is null and ${APPEALABLE} and ${at}::timestamptz < ${APPEAL_UNTIL} as can_appeal
  from moderation_decision decision
  left join moderation_appeal appeal on appeal.decision_id = decision.id
  left join moderation_decision undone on undone.overturns_decision_id = decision.id
  where decision.about_user_id = ${user_id} and decision.statement is not null`;

/** @throws AppError NOT_FOUND for a decision about someone else, and for one that changed nothing. */
export async function getDecision({ db, clock }: Deps, user_id: string, id: string): Promise<Decision> {
  const { rows } = await sql<Decision>`
    ${selectDecisions(user_id, toInstant(clock.now()))} and decision.id = ${id}`.execute(db);
  const [decision] = rows;
  if (decision === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return decision;
}

/** @throws AppError PAGE_TOO_DEEP */
export async function listMyDecisions(
  { db, clock }: Deps,
  user_id: string,
  query: { page: number; page_size: number },
): Promise<MyDecisions> {
  const { limit, offset } = pageBounds(query);
  const [{ rows }, { total }] = await Promise.all([
    sql<Decision>`
      ${selectDecisions(user_id, toInstant(clock.now()))}
      order by decision.created_at desc, decision.id desc limit ${limit} offset ${offset}`.execute(db),
    db
      .selectFrom('moderation_decision')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('about_user_id', '=', user_id)
      .where('statement', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return toPage(rows, total, query);
}

/** Files an appeal. @throws AppError NOT_FOUND, APPEAL_CLOSED, VALIDATION_FAILED */
export async function createAppeal(
  context: Deps,
  { user_id, decision_id, ...body }: CreateAppeal & { user_id: string; decision_id: string },
): Promise<Decision> {
  await fileAppeal(context, { decision_id, user_id, ...body });
  return getDecision(context, user_id, decision_id);
}

/** Composes the answer to the appeal in a case, without sending it. @throws AppError NOT_FOUND, STAFF_INVOLVED. */
export async function previewAppeal(
  db: Database,
  { id, actor_id }: { id: string; actor_id: string },
  { outcome, answer }: DecideAppeal,
): Promise<StatementPreview> {
  const { row } = await findCase(db, id, actor_id);
  return previewFor(db, { about: row.owner_user_id, by: actor_id }, (language) => {
    const t = wordsIn(language);
    const state = outcome === 'uphold' ? 'upheld' : 'overturned';
    return [t(`reports.appeal.${state}.title`), t(`reports.appeal.${state}.lead`), answer];
  });
}

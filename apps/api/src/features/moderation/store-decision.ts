import { spokenLanguage, type CaseAction, type CaseRule, type StatementPreview } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { decisionMadeJob } from '../../jobs/known-jobs.ts';
import { notify } from '../notifications/notify.ts';
import type { CaseRow } from './move-case.ts';

export interface DecisionMade {
  row: CaseRow;
  /** Null where the platform decides by itself, and for the command line. */
  by: string | null;
  /** Whether the platform decides by itself. */
  automated?: boolean;
  actions: readonly CaseAction[];
  rule: CaseRule | null;
  facts: string | null;
  /** The paragraphs of the statement; none without an effect. */
  statement: readonly string[];
  language: string;
  overturns_decision_id?: string;
  now: number;
}

export const aboutDecision = (decision_id: string) => ({
  group_key: `decision:${decision_id}`,
  data: { decision_id },
});

/** Notifies the reporters of a decision by a person. */
async function notifyReporters(trx: Database, case_id: string, decision_id: string): Promise<void> {
  const reports = await trx
    .selectFrom('report')
    .select(['id', 'reporter_user_id'])
    .where('case_id', '=', case_id)
    .execute();
  await notify(
    trx,
    reports.flatMap(({ id, reporter_user_id: user_id }) =>
      user_id === null
        ? []
        : [
            {
              user_id,
              kind: 'report_outcome',
              group_key: `report:${id}`,
              key: `report_outcome:${decision_id}:${id}`,
            },
          ],
    ),
  );
}

/** Stores a decision with its statement, and enqueues its emails. */
export async function storeDecision(trx: Database, made: DecisionMade): Promise<string> {
  const {
    row,
    by,
    automated = false,
    actions,
    rule,
    facts,
    statement,
    language,
    overturns_decision_id = null,
    now,
  } = made;
  const id = newId();
  await trx
    .insertInto('moderation_decision')
    .values({
      id,
      case_id: row.id,
      about_user_id: row.owner_user_id,
      decided_by: by,
      automated,
      overturns_decision_id,
      rule,
      actions: JSON.stringify(actions),
      facts,
      statement: statement.length === 0 ? null : statement.join('\n\n'),
      language: spokenLanguage(language),
      created_at: toInstant(now),
    })
    .execute();
  if (!automated) {
    await notifyReporters(trx, row.id, id);
  }
  if (statement.length > 0) {
    const told = { user_id: row.owner_user_id, kind: 'decision_made', key: `decision_made:${id}` } as const;
    await notify(trx, [{ ...told, ...aboutDecision(id) }]);
  }
  await enqueue(trx, [decisionMadeJob({ decision_id: id })]);
  return id;
}

/** The language of a user, BCP 47. */
export async function languageOf(db: Database, user_id: string): Promise<string> {
  const row = await db.selectFrom('authenticated_user').select('language').where('id', '=', user_id).executeTakeFirst();
  return row?.language ?? 'en';
}

export const isErased = async (db: Database, user_id: string): Promise<boolean> => {
  const { status } = await db
    .selectFrom('authenticated_user')
    .select('status')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return status === 'deleted';
};

/**
 * Composes a person's text in their language and in that of the staff member.
 * @param paragraphsIn writes it, in a language (BCP 47); no paragraphs where nothing is sent.
 */
export async function previewFor(
  db: Database,
  { about, by }: { about: string; by: string },
  paragraphsIn: (language: string) => string[],
): Promise<StatementPreview> {
  const isNotified = !(await isErased(db, about));
  const statementIn = (language: string) => {
    const paragraphs = isNotified ? paragraphsIn(language) : [];
    return paragraphs.length > 0 ? { language: spokenLanguage(language), paragraphs } : null;
  };
  return {
    for_person: statementIn(await languageOf(db, about)),
    for_moderator: statementIn(await languageOf(db, by)),
  };
}

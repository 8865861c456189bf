import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import { endMeasuresOf } from './measures.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/** Whether a decision hides a mentor's profile until they have read the checklist. An SQL condition on `decision`. */
export const CHECKLIST_DUE = sql<boolean>`exists (
  select 1 from moderation_measure measure
  where measure.decision_id = decision.id and measure.until_read and measure.ended_at is null)`;

/**
 * Shows a mentor's profile again that was hidden until they had read the checklist.
 * @throws AppError NOT_FOUND where none is; USER_NOT_FOUND, ACCOUNT_SUSPENDED.
 */
export const readChecklist = (context: Deps, user_id: string): Promise<void> =>
  writeAboutPeople(context.db, { by: user_id, about: [user_id] }, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from moderation_decision decision where about_user_id = ${user_id} and ${CHECKLIST_DUE}`.execute(trx);
    if (rows.length === 0) {
      throw new AppError('NOT_FOUND');
    }
    for (const { id } of rows) {
      await endMeasuresOf({ ...context, db: trx }, id, user_id);
    }
  });

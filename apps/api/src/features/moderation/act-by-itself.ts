import type { CaseRule } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import { wordsIn, type Words } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { takeDownService } from '../event-types/take-down.ts';
import { hideProfile, refreshSearchJob } from '../mentors/hide-profile.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hideReview } from '../reviews/hide-review.ts';
import { composeStatement, dateWriter, endOf } from './compose-statement.ts';
import { freeze } from './guard-thread.ts';
import { beginMeasure } from './measures.ts';
import { recordCaseEvent, type CaseRow } from './move-case.ts';
import { languageOf, storeDecision } from './store-decision.ts';

/** Writes the findings in a language. */
export type Facts = (t: Words, writeDate: (time: number) => string) => string;

/** An action of the platform until staff have looked. */
export type OwnAction = { type: 'remove' } | { type: 'hide_profile'; days: number | null } | { type: 'freeze' };

interface ByItself {
  action: OwnAction;
  /** Whether it ends when the person has read something, instead of at a time. */
  until_read?: boolean;
  rule: CaseRule | null;
  facts: Facts;
  now: number;
}

/**
 * A decision of the platform itself, which says so: it hides a target, a profile for a time, or until its mentor has read
 * the checklist, and freezes a conversation.
 * @returns the decision's id.
 */
export async function actByItself(
  trx: Database,
  row: CaseRow,
  { action, until_read = false, rule, facts, now }: ByItself,
): Promise<string> {
  const { owner_user_id: user_id, target_type, target_id } = row;
  const language = await languageOf(trx, user_id);
  const found = facts(wordsIn(language), dateWriter(language));
  const said = until_read ? ({ type: 'hide_until_read' } as const) : action;
  const reasons = { ...row, actions: [said], rule, facts: found, automated: true, now };
  const statement = composeStatement(reasons, language);
  const decision_id = await storeDecision(trx, {
    row,
    by: null,
    automated: true,
    actions: [action],
    rule,
    facts: found,
    statement,
    language,
    now,
  });
  const ends = action.type === 'hide_profile' ? endOf(action.days, now) : null;
  let held = { target_type, target_id };
  if (action.type === 'hide_profile') {
    await hideProfile(trx, user_id, { until: ends === null ? null : toInstant(ends), reason: found, now });
  } else if (action.type === 'freeze') {
    held = { target_type: 'thread', target_id: await freeze(trx, row, now) };
  } else if (target_type === 'review') {
    await hideReview(trx, { review_id: target_id, staff_id: null, decision_id });
  } else {
    await takeDownService(trx, target_id, toInstant(now));
    await enqueue(trx, [refreshSearchJob({ user_id })]);
  }
  await beginMeasure(trx, { decision_id, user_id, kind: action.type, ...held, ends, now, until_read });
  await recordCaseEvent(trx, row, { kind: 'acted_by_itself', decision_id });
  return decision_id;
}

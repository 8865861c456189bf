import {
  actionsFor,
  CASE_PRESETS,
  groupReporters,
  LADDER_KINDS,
  MASKABLE_FIELDS,
  missedSessions,
  spokenLanguage,
  stepAfter,
  type Case,
  type CaseActionType,
  type CaseTargetType,
} from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { hasRevocableProof } from '../proofs/revoke.ts';
import { listSealedFiles } from '../sealed-files/files.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { filesOf } from './file-appeal.ts';
import { closesAt } from './closing.ts';
import { named, readSummary } from './list-cases.ts';
import { isMentor } from '../profiles/own-profile.ts';
import { findCase, type CaseRow } from './move-case.ts';
import { readReports } from './read-reports.ts';
import { readSignals } from './signals-of-case.ts';
import { languageOf } from './store-decision.ts';
import { strikesOf } from './strikes.ts';
import { readWords } from './take-evidence.ts';
import { CAN_UNDO } from './undo-decision.ts';

type Reports = Case['reports'];

async function presentReports(db: Database, case_id: string): Promise<Reports> {
  const stored = await readReports(db, case_id);
  const groups = groupReporters(stored);
  const numberOf = new Map(groups.flatMap((group, index) => group.map((report) => [report, index + 1] as const)));
  const { rows } = await sql<Pick<Reports[number], 'id' | 'text' | 'reporter' | 'created_at'>>`
    select report.id, text, ${named('reporter')} as reporter, report.created_at
    from report left join authenticated_user reporter on reporter.id = reporter_user_id where case_id = ${case_id}`.execute(
    db,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return stored.flatMap((report) => {
    const row = rowOf.get(report.id);
    const { reason, accuracy } = report;
    return row ? [{ ...row, reason, accuracy, reporter_number: numberOf.get(report) ?? 0 }] : [];
  });
}

async function readHistory(db: Database, case_id: string): Promise<Case['history']> {
  const { rows } = await sql<Case['history'][number]>`
    select kind, ${named('actor')} as actor, text, moderation_case_event.created_at
    from moderation_case_event left join authenticated_user actor on actor.id = actor_user_id
    where case_id = ${case_id} order by moderation_case_event.created_at, moderation_case_event.id`.execute(db);
  return rows;
}

async function readDecisions(db: Database, { id, owner_user_id }: CaseRow): Promise<Case['decisions']> {
  const { rows } = await sql<Case['decisions'][number]>`
    select decision.id, decision.case_id, target_type, ${named('decider')} as decided_by, automated, overturns_decision_id,
      rule, actions, facts, decision.created_at, decision.case_id = ${id} and ${CAN_UNDO} as can_undo
    from moderation_decision decision join moderation_case on moderation_case.id = decision.case_id
    left join authenticated_user decider on decider.id = decided_by
    where about_user_id = ${owner_user_id} order by decision.created_at desc, decision.id desc`.execute(db);
  return rows;
}

async function readAppeal(db: Database, case_id: string): Promise<Case['appeal']> {
  const appeal = await db
    .selectFrom('moderation_appeal')
    .innerJoin('moderation_decision as decision', 'decision.id', 'moderation_appeal.decision_id')
    .select(['moderation_appeal.id', 'decision_id', 'text', 'moderation_appeal.created_at', 'answer'])
    .where('decision.case_id', '=', case_id)
    // In the order of answering: the open one that waits longest, then the latest.
    .orderBy(sql`(moderation_appeal.state = 'open')`, 'desc')
    .orderBy(sql`case moderation_appeal.state when 'open' then moderation_appeal.created_at end`)
    .orderBy(sql`case moderation_appeal.state when 'open' then moderation_appeal.id end`)
    .orderBy('moderation_appeal.created_at', 'desc')
    .executeTakeFirst();
  if (appeal === undefined) {
    return null;
  }
  const { id, ...words } = appeal;
  return { ...words, files: await listSealedFiles(db, filesOf(id)) };
}

const HIDDEN: Readonly<Record<CaseTargetType, ReturnType<typeof sql<boolean>>>> = {
  mentor_profile: sql<boolean>`select status <> 'active' as is_hidden from mentor_profile where id =`,
  prospect_profile: sql<boolean>`select visibility <> 'public' as is_hidden from prospect_profile where id =`,
  service: sql<boolean>`select not is_active as is_hidden from event_type where id =`,
  review: sql<boolean>`select status <> 'published' as is_hidden from review where id =`,
  booking: sql<boolean>`select true as is_hidden from booking where id =`,
  thread: sql<boolean>`select false as is_hidden from thread where id =`,
  message: sql<boolean>`select removed_at is not null or held_at is not null as is_hidden from message where id =`,
  account: sql<boolean>`select status <> 'active' as is_hidden from authenticated_user where id =`,
};

async function readTarget(db: Database, { target_type: type, target_id: id }: CaseRow): Promise<Case['target']> {
  const words = await readWords(db, { type, id });
  const { rows } = await sql<{ is_hidden: boolean }>`${HIDDEN[type]} ${id}`.execute(db);
  return { type, id, words, is_hidden: rows[0]?.is_hidden ?? true };
}

async function readAccount(db: Database, user_id: string, now: number): Promise<Case['account']> {
  const account = await db
    .selectFrom('authenticated_user')
    .select(['status', 'language', 'created_at'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { status, created_at } = account;
  const language = spokenLanguage(account.language);
  return status === 'deleted' ? null : { status, language, created_at, closes_at: await closesAt(db, user_id, now) };
}

const NEEDS_PROFILE: ReadonlySet<CaseActionType> = new Set(['hide_profile', 'hold_payouts']);

/** Says whether a decision removed a part of a target that can be restored. */
const isTakenAway = async (db: Database, target_id: string): Promise<boolean> =>
  (await db
    .selectFrom('moderation_measure')
    .select('id')
    .where('target_id', '=', target_id)
    .where('kind', 'in', ['mask', 'remove'])
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Lists the actions that a decision can take now, such as a revocation only where a proof exists. */
async function offeredActions(db: Database, { target_type, target_id, owner_user_id }: CaseRow, isSuspended: boolean) {
  const actions = actionsFor(target_type);
  const isProven = actions.includes('revoke_proof') && (await hasRevocableProof(db, owner_user_id));
  const hasProfile = await isMentor(db, owner_user_id);
  const isTaken = await isTakenAway(db, target_id);
  const canRestore: Partial<Record<CaseTargetType, boolean>> = {
    account: isSuspended,
    prospect_profile: isTaken,
    booking: isTaken,
    message: isTaken,
  };
  return actions.filter(
    (type) =>
      (type !== 'revoke_proof' || isProven) &&
      (!NEEDS_PROFILE.has(type) || hasProfile) &&
      (type !== 'restore' || (canRestore[target_type] ?? true)),
  );
}

/** Returns the ladders' next step after one more strike of each kind. */
async function nextSteps(db: Database, user_id: string, now: number): Promise<Case['next_steps']> {
  const counted = await strikesOf(db, user_id, now);
  return LADDER_KINDS.flatMap((rule) => {
    const strikes = [...counted, rule];
    const step = stepAfter(rule, strikes);
    const strike = rule === 'no_show' ? missedSessions(strikes) : strikes.filter((kind) => kind === rule).length;
    return step === null ? [] : [{ rule, strike, step: step.do, days: 'days' in step ? step.days : null }];
  });
}

export async function readCase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<StaffActor, 'user_id'>,
  id: string,
): Promise<Case> {
  const { row } = await findCase(db, id, actor.user_id);
  const { owner_user_id, target_type } = row;
  const account = await readAccount(db, owner_user_id, clock.now());
  const theirs = wordsIn(account?.language ?? 'en');
  const own = wordsIn(await languageOf(db, actor.user_id));
  return {
    ...(await readSummary(db, id, toInstant(clock.now()))),
    source: row.source,
    target: await readTarget(db, row),
    account,
    evidence: await db
      .selectFrom('moderation_evidence')
      .select(['words', 'taken_at'])
      .where('case_id', '=', id)
      .orderBy('taken_at')
      .execute(),
    reports: await presentReports(db, id),
    signals: await readSignals(db, owner_user_id),
    history: await readHistory(db, id),
    decisions: await readDecisions(db, row),
    strikes: await db
      .selectFrom('strike')
      .select(['kind', 'created_at', 'fades_at', 'lifted_at'])
      .where('user_id', '=', owner_user_id)
      .orderBy('created_at', 'desc')
      .execute(),
    appeal: await readAppeal(db, id),
    next_steps: await nextSteps(db, owner_user_id, clock.now()),
    actions: await offeredActions(db, row, account?.status === 'suspended'),
    maskable_fields: [...MASKABLE_FIELDS[target_type]],
    presets: CASE_PRESETS.map((key) => ({
      key,
      text: theirs(`moderation.presets.${key}`),
      meaning: own(`moderation.presets.${key}`),
    })),
  };
}

/** The same, with an entry in the audit. @throws AppError NOT_FOUND, STAFF_INVOLVED. */
export async function lookAtCase(context: Pick<Context, 'db' | 'clock'>, actor: StaffActor, id: string): Promise<Case> {
  const { row } = await findCase(context.db, id, actor.user_id);
  await writeAs(context.db, actor.user_id, (trx) =>
    recordStaffAct(trx, {
      kind: 'case_seen',
      actor_id: actor.user_id,
      about_user_id: row.owner_user_id,
      subject: { type: 'case', id },
    }),
  );
  return readCase(context, actor, id);
}

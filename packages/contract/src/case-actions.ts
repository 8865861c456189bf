import type { StrikeKind } from './case-ladders.ts';
import { REPORT_REASONS, REPORT_TARGETS } from './report-reasons.ts';

// The actions of a decision, and their targets. Pure: no clock, no database.

/** The targets of cases: everything that can be reported, and an account as a whole, for cases that staff open. */
export const CASE_TARGETS = [...REPORT_TARGETS, 'account'] as const;
export type CaseTargetType = (typeof CASE_TARGETS)[number];

export const CASE_ACTIONS = [
  'no_action',
  'note',
  'warn',
  'remove',
  'restore',
  'mask',
  'limit_messages',
  'freeze',
  'hide_profile',
  'suspend',
  'revoke_proof',
  'hold_payouts',
  'refund_booking',
  'close_account',
] as const;
export type CaseActionType = (typeof CASE_ACTIONS)[number];

/**
 * Why a mentor's account is closed without the notice of 30 days that businesses have (Regulation (EU) 2019/1150, art. 4(4)): they broke
 * the rules again and again, a law asks for it, or it gives us a reason that can't wait.
 */
export const CLOSING_REASONS = ['repeated_breach', 'legal_duty', 'urgent_reason'] as const;

/** The rules that a decision can say were broken. */
export const CASE_RULES = [...REPORT_REASONS, 'no_show'] as const;
export type CaseRule = (typeof CASE_RULES)[number];

/** Sentences with which the facts of a statement can begin. */
export const CASE_PRESETS = [
  'contact_outside',
  'offensive',
  'false_claims',
  'fake_review',
  'personal_data',
  'advertising',
  'copied',
  'missed_sessions',
] as const;

/** The actions for each target, in the order of their number keys in the console. */
const OFFERED: Readonly<Record<CaseTargetType, readonly CaseActionType[]>> = {
  mentor_profile: [
    'no_action',
    'note',
    'warn',
    'mask',
    'hide_profile',
    'restore',
    'suspend',
    'close_account',
    'revoke_proof',
    'hold_payouts',
  ],
  prospect_profile: ['no_action', 'note', 'warn', 'mask', 'restore', 'suspend', 'close_account'],
  service: [
    'no_action',
    'note',
    'warn',
    'remove',
    'mask',
    'restore',
    'hide_profile',
    'suspend',
    'close_account',
    'hold_payouts',
  ],
  review: ['no_action', 'note', 'warn', 'remove', 'restore', 'suspend', 'close_account'],
  booking: [
    'no_action',
    'note',
    'warn',
    'mask',
    'refund_booking',
    'hide_profile',
    'suspend',
    'close_account',
    'hold_payouts',
    'restore',
  ],
  // Only the platform freezes a conversation, until staff have reviewed it.
  thread: ['no_action', 'note', 'warn', 'limit_messages', 'hide_profile', 'suspend', 'close_account', 'hold_payouts'],
  message: [
    'no_action',
    'note',
    'warn',
    'remove',
    'limit_messages',
    'hide_profile',
    'restore',
    'suspend',
    'close_account',
    'hold_payouts',
  ],
  account: ['no_action', 'note', 'warn', 'suspend', 'restore', 'close_account', 'hold_payouts'],
};
/** Says whether a case is about messages: their words are read by a separate call, and each read is recorded. */
export const isConversation = (type: CaseTargetType): type is 'thread' | 'message' =>
  type === 'thread' || type === 'message';

export const actionsFor = (type: CaseTargetType): readonly CaseActionType[] => OFFERED[type];

/** The texts that can be masked. Reviews are only hidden as a whole: no one changes an author's words. */
export const MASKABLE_FIELDS = {
  mentor_profile: ['headline', 'about', 'why_study_abroad', 'career_aspirations', 'topics_can_discuss', 'video_url'],
  prospect_profile: ['about', 'why_study_abroad', 'career_aspirations', 'topics_can_discuss'],
  service: ['description', 'instruction'],
  review: [],
  booking: ['message'],
  thread: [],
  message: [],
  account: [],
} as const satisfies Record<CaseTargetType, readonly string[]>;
export const MASKED_FIELDS = [
  ...MASKABLE_FIELDS.mentor_profile,
  ...MASKABLE_FIELDS.service,
  ...MASKABLE_FIELDS.booking,
] as const;
export type MaskedField = (typeof MASKED_FIELDS)[number];

/** Actions because of a broken rule: they need the rule, and count as a strike. */
const STRIKING: ReadonlySet<string> = new Set<CaseActionType>([
  'warn',
  'remove',
  'mask',
  'limit_messages',
  'hide_profile',
  'suspend',
  'revoke_proof',
  'close_account',
]);
export const strikes = (actions: readonly { type: string }[]): boolean =>
  actions.some(({ type }) => STRIKING.has(type));

/** Says whether the person isn't notified of these actions, because nothing changed. */
export const isSilent = (actions: readonly { type: string }[]): boolean =>
  actions.every(({ type }) => type === 'no_action');

const SAFETY_RULES: ReadonlySet<CaseRule> = new Set<CaseRule>([
  'safety',
  'harassment',
  'minor_at_risk',
  'hate',
  'sexual',
]);
/** Returns the kind of strike for a broken rule. */
export function strikeKindOf(rule: CaseRule): StrikeKind {
  if (rule === 'paying_outside' || rule === 'no_show') {
    return rule;
  }
  return SAFETY_RULES.has(rule) ? 'safety' : 'other';
}

/** The actions that `restore` takes back, of an account and of everything else. */
const RESTORED = { words: ['remove', 'mask', 'hide_profile'], account: ['suspend', 'close_account'] } as const;

/** Problems of actions, each with its field. */
export const ACTION_PROBLEMS = {
  NOT_OFFERED: { path: 'actions', message: 'This can’t be done here' },
  TWICE: { path: 'actions', message: 'Choose each action once' },
  NOT_TOGETHER: { path: 'actions', message: 'These actions exclude each other' },
  FIELDS: { path: 'actions', message: 'These texts aren’t part of what was reported' },
  RULE_MISSING: { path: 'rule', message: 'Choose the rule' },
  FACTS_MISSING: { path: 'facts', message: 'Write what you found' },
} as const;
export type ActionProblem = keyof typeof ACTION_PROBLEMS;

/** Returns the problem of a decision with these actions about a target; null for none. */
export function problemOf(
  target: CaseTargetType,
  {
    actions,
    rule,
    facts,
  }: {
    actions: readonly { type: CaseActionType; fields?: readonly string[] }[];
    rule: CaseRule | null;
    facts?: string | null | undefined;
  },
): ActionProblem | null {
  const types = actions.map(({ type }) => type);
  if (types.some((type) => !OFFERED[target].includes(type))) return 'NOT_OFFERED';
  if (new Set(types).size < types.length) return 'TWICE';
  const has = (type: CaseActionType) => types.includes(type);
  const isAlone = types.length === 1;
  if ((has('no_action') && !isAlone) || (has('suspend') && has('close_account'))) return 'NOT_TOGETHER';
  if (has('restore') && RESTORED[target === 'account' ? 'account' : 'words'].some(has)) return 'NOT_TOGETHER';
  if (strikes(actions) && rule === null) return 'RULE_MISSING';
  if (!isSilent(actions) && !facts) return 'FACTS_MISSING';
  const maskable: readonly string[] = MASKABLE_FIELDS[target];
  return actions.some(({ fields = [] }) => fields.some((field) => !maskable.includes(field))) ? 'FIELDS' : null;
}

import type { ReportReason } from './report-reasons.ts';

// The rules by which reports become cases and cases are decided. Pure: no clock, no database.

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export const CASE_STATES = ['open', 'in_review', 'decided', 'appealed', 'upheld', 'overturned'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** The events in a case's history. */
export const CASE_EVENTS = [
  'opened',
  'reported',
  'claimed',
  'released',
  'note',
  'decided',
  'acted_by_itself',
  'undone',
  'appealed',
  'upheld',
  'overturned',
] as const;
export type CaseEvent = (typeof CASE_EVENTS)[number];
export type CaseMove = 'claim' | 'release' | 'decide' | 'appeal' | 'uphold' | 'overturn';

/** Every move of a case, with the states that it may come from. A trigger of the database holds the same. */
const CASE_MOVES: Readonly<Record<CaseMove, { from: readonly CaseState[]; to: CaseState }>> = {
  claim: { from: ['open', 'in_review'], to: 'in_review' },
  release: { from: ['in_review'], to: 'open' },
  decide: { from: ['open', 'in_review'], to: 'decided' },
  appeal: { from: ['decided', 'upheld', 'overturned'], to: 'appealed' },
  uphold: { from: ['appealed'], to: 'upheld' },
  overturn: { from: ['appealed'], to: 'overturned' },
};

/** The state after a move; null where the move isn't allowed. */
export function stateAfter(state: CaseState, move: CaseMove): CaseState | null {
  // An appeal is claimed like a case, and stays an appeal.
  if (state === 'appealed' && (move === 'claim' || move === 'release')) {
    return state;
  }
  return CASE_MOVES[move].from.includes(state) ? CASE_MOVES[move].to : null;
}

export const isClosed = (state: CaseState): boolean => ['decided', 'upheld', 'overturned'].includes(state);

/** The weights of reasons; from 80 on a case is due in a day. */
const REASON_WEIGHTS: Readonly<Record<ReportReason, number>> = {
  minor_at_risk: 100,
  safety: 80,
  harassment: 60,
  hate: 60,
  sexual: 60,
  scam: 50,
  paying_outside: 50,
  other_illegal: 50,
  privacy: 40,
  fake_profile: 30,
  copyright: 30,
  fake_review: 20,
  other: 10,
  spam: 10,
};
export const weightOf = (reason: ReportReason): number => REASON_WEIGHTS[reason];

/** Returns the reason with the largest weight; the first of equal ones. */
export const weightiest = (reasons: readonly [ReportReason, ...ReportReason[]]): ReportReason =>
  reasons.reduce((found, reason) => (weightOf(reason) > weightOf(found) ? reason : found));

const JUDGED_FROM_REPORTS = 6;
const NEUTRAL_SHARE = 0.7;
const LEAST_ACCURACY = 0.2;
const MOST_ACCURACY = 1.5;

/**
 * Returns the weight of a reporter's reports: 1 below six decided ones and where seven in ten were right; 0.2 where none were, 1.5
 * where all were.
 * @param reports the number of their decided reports, and of those that led to an action.
 */
export function accuracyOf({ decided, right }: { decided: number; right: number }): number {
  if (decided < JUDGED_FROM_REPORTS) {
    return 1;
  }
  const share = right / decided;
  return share <= NEUTRAL_SHARE
    ? LEAST_ACCURACY + (1 - LEAST_ACCURACY) * (share / NEUTRAL_SHARE)
    : 1 + (MOST_ACCURACY - 1) * ((share - NEUTRAL_SHARE) / (1 - NEUTRAL_SHARE));
}

/** The facts of a report about its reporter. */
export interface WeighedReport {
  reason: ReportReason;
  /** A hash of the network address; all reports from one address are one reporter's. */
  address: string | null;
  user_id: string | null;
  accuracy: number;
  /** The account's age in days when it reported; null for signed-out reporters. */
  account_days: number | null;
  /** Epoch ms. */
  at: number;
}

/** Groups reports by their reporters: accounts that share an address count as one reporter, and so does one account on many addresses. */
export function groupReporters(reports: readonly WeighedReport[]): WeighedReport[][] {
  const groups: { keys: Set<string>; reports: WeighedReport[] }[] = [];
  for (const report of reports) {
    const { address, user_id } = report;
    const keys = [...(address === null ? [] : [`a:${address}`]), ...(user_id === null ? [] : [`u:${user_id}`])];
    const same = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const merged = {
      keys: new Set([...keys, ...same.flatMap((group) => [...group.keys])]),
      reports: [...same.flatMap((group) => group.reports), report],
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !same.includes(group)), merged);
  }
  return groups.map((group) => group.reports);
}

const POINTS_PER_REPORTER = 5;
const POINTS_FOR_MONEY = 15;

/**
 * The priority of a case: its weightiest reason, five points for each independent reporter by their accuracy, and fifteen
 * where money is at stake.
 */
export function priorityOf({
  reason,
  reports,
  has_money_at_stake,
}: {
  reason: ReportReason;
  reports: readonly WeighedReport[];
  has_money_at_stake: boolean;
}): number {
  const points = groupReporters(reports).map((group) => Math.max(...group.map(({ accuracy }) => accuracy)));
  const total = points.reduce((sum, accuracy) => sum + accuracy * POINTS_PER_REPORTER, weightOf(reason));
  return Math.round(total + (has_money_at_stake ? POINTS_FOR_MONEY : 0));
}

const URGENT_PRIORITY = 80;
/** Returns the time by which a case is due: a day after it was opened from a priority of 80 on, else three. @param opened epoch ms. */
export const dueOf = (priority: number, opened: number): number =>
  opened + (priority >= URGENT_PRIORITY ? DAY_MS : 3 * DAY_MS);

export const HIDES_FROM_REPORTERS = 3;
export const HIDES_WITHIN_MS = DAY_MS;
const HIDES_BY_ACCOUNTS_DAYS = 7;
/** Reporters below this accuracy don't hide anything. */
const HIDES_FROM_ACCURACY = 0.5;

/** Says whether reports hide their target before a review: three independent reporters with accounts of a week, within a day. */
export function hidesByItself(reports: readonly WeighedReport[], now: number): boolean {
  const counted = groupReporters(reports).filter((group) =>
    group.some(
      ({ account_days, accuracy, at }) =>
        account_days !== null &&
        account_days >= HIDES_BY_ACCOUNTS_DAYS &&
        accuracy >= HIDES_FROM_ACCURACY &&
        at > now - HIDES_WITHIN_MS,
    ),
  );
  return counted.length >= HIDES_FROM_REPORTERS;
}

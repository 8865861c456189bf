import type { BookingStatus } from './statuses.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** A case begins with a report and ends accepted, uncontested or decided. */
export const NO_SHOW_STATES = ['reported', 'contested', 'accepted', 'uncontested', 'decided'] as const;
export type NoShowState = (typeof NO_SHOW_STATES)[number];

export const NO_SHOW_OUTCOMES = ['mentor_absent', 'prospect_absent', 'both_came', 'technical'] as const;
export type NoShowOutcome = (typeof NO_SHOW_OUTCOMES)[number];

/** The statements that a side can make, each once. */
export const NO_SHOW_WORDS = ['report', 'agree', 'contest'] as const;
export type NoShowWord = (typeof NO_SHOW_WORDS)[number];

type Side = 'mentor' | 'prospect';

/** The facts of a case that the rules use; instants in epoch ms. */
export interface NoShowCase {
  state: NoShowState;
  /** The end of the time in which the reported side can answer. */
  answer_until: number;
  /** Each side's statements so far. */
  said: Readonly<Record<Side, readonly NoShowWord[]>>;
}

const ANSWER_H = 48;
const DECISION_DAYS = 3;

/** Whether it has no outcome yet. */
export const isOpenCase = ({ state }: Pick<NoShowCase, 'state'>): boolean =>
  state === 'reported' || state === 'contested';

/** Returns the end (epoch ms) of the time in which the other side can answer a report. */
export const answerUntil = (reported_at: number): number => reported_at + ANSWER_H * HOUR_MS;

/** Returns the time (epoch ms) by which the staff should decide a contested case. */
export const decisionDue = (contested_at: number): number => contested_at + DECISION_DAYS * DAY_MS;

const isOpen = ({ state }: Pick<NoShowCase, 'state'>): boolean => state === 'reported' || state === 'contested';

const otherThan = (side: Side): Side => (side === 'mentor' ? 'prospect' : 'mentor');

/**
 * Says whether a side can make a statement now. The reported side can answer, or report the other in turn, for 48 hours. Once the
 * case is contested both may make their remaining statements, until it ends.
 */
export function maySay({ state, answer_until, said }: NoShowCase, side: Side, word: NoShowWord, now: number): boolean {
  if (!isOpen({ state }) || said[side].includes(word)) {
    return false;
  }
  if (state === 'reported') {
    return said[side].length === 0 && now < answer_until;
  }
  return word !== 'report';
}

/** A side's claim: that the other didn't come, that they themselves didn't, or that both were there. */
type Claim = 'other_absent' | 'self_absent' | 'met' | null;

function claimOf(words: readonly NoShowWord[]): Claim {
  const reported = words.includes('report');
  if (words.includes('agree')) {
    return reported ? 'met' : 'self_absent';
  }
  return reported ? 'other_absent' : words.includes('contest') ? 'met' : null;
}

const absent = (side: Side): NoShowOutcome => (side === 'mentor' ? 'mentor_absent' : 'prospect_absent');

/**
 * Returns a case's state after a statement. It ends by itself when the reported side agrees that they weren't there, or when both sides say that
 * they met after all.
 */
export function afterSaying(
  { state, said }: NoShowCase,
  side: Side,
  word: NoShowWord,
): { state: NoShowState; outcome: NoShowOutcome | null } {
  const mine = claimOf([...said[side], word]);
  const theirs = claimOf(said[otherThan(side)]);
  if (mine === 'self_absent') {
    return { state: state === 'reported' ? 'accepted' : 'decided', outcome: absent(side) };
  }
  if (mine === 'met' && theirs === 'met') {
    return { state: 'decided', outcome: 'both_came' };
  }
  return { state: 'contested', outcome: null };
}

/** Returns the outcome of a report without an answer, by the status that it set. */
export function uncontestedOutcome(status: BookingStatus): NoShowOutcome | null {
  return status === 'no_show_mentor' ? 'mentor_absent' : status === 'no_show_prospect' ? 'prospect_absent' : null;
}

/**
 * Returns the student's refund at the end of a case, in minor units.
 * @param money.held_minor the captured amount without refunds that are done or on their way.
 * @param money.step_minor the smallest step between payable sums of the currency.
 */
export function noShowRefund(
  outcome: NoShowOutcome,
  { price_minor, held_minor, step_minor }: { price_minor: number; held_minor: number; step_minor: number },
): number {
  if (outcome === 'mentor_absent') return held_minor;
  if (outcome !== 'technical') return 0;
  const half = Math.floor(price_minor / 2);
  const back = price_minor - held_minor;
  return Math.max(0, Math.min(held_minor, half - (half % step_minor) - back));
}

import type { ErrorCode } from '@abroad/contract';

/** The callers, in the order of the table's columns. */
export const CALLERS = [
  'nobody',
  'prospect',
  'mentor',
  'other_prospect',
  'other_mentor',
  'suspended',
  'expired',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The value of a cell in the table: the call succeeds, or the code of its refusal. */
export const OUTCOMES = {
  ok: null,
  'sign-in': 'UNAUTHENTICATED',
  expired: 'TOKEN_EXPIRED',
  suspended: 'ACCOUNT_SUSPENDED',
  forbidden: 'FORBIDDEN',
  hidden: 'NOT_FOUND',
  'no-profile': 'PROFILE_NOT_FOUND',
  oneself: 'OWN_BOOKING',
  'has-one': 'ALREADY_EXISTS',
  off: 'CALENDAR_PROVIDER_OFF',
} as const satisfies Record<string, ErrorCode | null>;
export type Outcome = keyof typeof OUTCOMES;

const isOutcome = (word: string): word is Outcome => Object.hasOwn(OUTCOMES, word);

/** Reads a row: one word for each caller. */
export function readWords<C extends string>(row: string, callers: readonly C[]): Record<C, Outcome> {
  const words = row.split(/\s+/);
  if (words.length !== callers.length || !words.every(isOutcome)) {
    throw new Error(`this row does not name ${callers.length} outcomes: ${row}`);
  }
  return Object.fromEntries(callers.map((caller, column) => [caller, words[column]])) as Record<C, Outcome>;
}

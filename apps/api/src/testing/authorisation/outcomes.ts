import type { ErrorCode } from '@abroad/contract';

/** Who calls, in the order of the table's columns. */
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

/** What a cell of the table says: that the call succeeds, or the code that it is refused with. */
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

/** Reads a row of the table: one word for each caller. */
export function readRow(row: string): Record<Caller, Outcome> {
  const words = row.split(/\s+/);
  if (words.length !== CALLERS.length || !words.every(isOutcome)) {
    throw new Error(`this row does not name ${CALLERS.length} outcomes: ${row}`);
  }
  return Object.fromEntries(CALLERS.map((caller, column) => [caller, words[column]])) as Record<Caller, Outcome>;
}

/** An API's conditions for a new sign-in (RFC 9470, section 3). */
export interface StepUp {
  /** How old the sign-in may be, in seconds. */
  max_age: number | null;
  /** Ways of signing in, parted by spaces. */
  acr_values: string | null;
}

let asked: StepUp = { max_age: null, acr_values: null };

const parameterOf = (challenge: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(challenge)?.[1] ?? null;

/** Keeps the conditions of a refused call, until the person signs in again. */
export function noteChallenge(header: string | null): void {
  const challenge = header ?? '';
  const age = parameterOf(challenge, 'max_age');
  asked = { max_age: age === null ? null : Number(age), acr_values: parameterOf(challenge, 'acr_values') };
}

export const askedStepUp = (): StepUp => asked;

const flag = 'am_signed_in_again';
/** The milliseconds after signing in again within which a refusal means that it didn't help. */
const soon = 120_000;

export function noteSignInAgain(): void {
  sessionStorage.setItem(flag, String(Date.now()));
}

/** Whether the person has just signed in again, and it did not help. */
export function didSignInAgain(): boolean {
  return Date.now() - Number(sessionStorage.getItem(flag) ?? 0) < soon;
}

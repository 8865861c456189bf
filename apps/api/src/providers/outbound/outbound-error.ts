/**
 * Why nothing came back from an address that a person gave: `forbidden_address` (inside a private network, or not https),
 * `unreachable` (no connection, no answer in time, cut off), `too_large`, `too_many_redirects`.
 */
export type OutboundProblem = 'forbidden_address' | 'unreachable' | 'too_large' | 'too_many_redirects';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem, detail: string, options: { cause?: unknown } = {}) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
  }
}

/** The one that was thrown deep inside: libraries wrap what a look-up or a signal threw. */
export function findOutboundError(error: unknown, depth = 0): OutboundError | null {
  if (error instanceof OutboundError) {
    return error;
  }
  return error instanceof Error && depth < 5 ? findOutboundError(error.cause, depth + 1) : null;
}

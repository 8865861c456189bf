import type { Words } from '../locales/index.ts';

/** A request that a page answers with a status and a sentence for the person. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  /** Which sentence. */
  readonly problem: keyof Words['error'];

  constructor(status: number, problem: keyof Words['error']) {
    super(problem);
    this.status = status;
    this.problem = problem;
  }
}

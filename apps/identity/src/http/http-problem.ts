/** A request that a page answers with a status and a sentence for the person. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

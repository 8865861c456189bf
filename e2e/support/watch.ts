import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** The problems in the pages of a test, and those of them that the test expects. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #expected = [
    // A mail must not run scripts, and the recorder of the tests is a script.
    /^console: Blocked script execution in 'about:srcdoc'/,
  ];

  /** Records all problems in the pages of a context from now on. */
  observe(context: BrowserContext): void {
    context.on('console', (message) => this.#takeConsole(message));
    context.on('weberror', (error) => this.#problems.push(`page error: ${error.error().message}`));
    context.on('response', (response) => this.#takeResponse(response));
    context.on('requestfailed', (request) => this.#takeFailure(request));
  }

  /** Allows problems that this test causes on purpose: parts of a console message or of a request's line. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** All problems that the test did not expect. */
  problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  #takeConsole(message: ConsoleMessage): void {
    // Violations of the content security policy and failed hydration arrive as errors as well.
    if (message.type() === 'error') {
      this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  }

  #takeResponse(response: Response): void {
    if (response.status() >= 400) {
      this.#problems.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  }

  #takeFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page, and typing on in a picker, abort their requests.
    if (reason !== 'net::ERR_ABORTED') {
      this.#problems.push(`no answer (${reason}): ${request.method()} ${request.url()}`);
    }
  }
}

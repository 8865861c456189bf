import { describeProblem } from './problem.ts';

/**
 * Runs a command that does one thing and ends: it prints its result or the problem, and exits with 0 or 1.
 * @param work gets a signal that aborts on Ctrl-C and when npm is gone. @returns the text to print.
 */
export async function runToEnd(work: (signal: AbortSignal) => Promise<string>): Promise<never> {
  const ending = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.once(event, () => {
      ending.abort();
      process.exit(1);
    });
  }
  try {
    console.log(await work(ending.signal));
    process.exit(0);
  } catch (error) {
    console.error(describeProblem(error));
    process.exit(1);
  }
}

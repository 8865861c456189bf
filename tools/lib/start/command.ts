import { isDiskFull } from '../start-error.ts';
import { describeProblem } from './problem.ts';
import { Supervisor } from './supervisor.ts';

/** After this, whatever still blocks the exit is abandoned; the watchers and channels of the parts clean up. */
const DEADLINE_MS = 4800;

/** A part that dies makes dependent parts fail, and reports its own reason a moment later. */
async function causeOf(error: unknown, supervisor: Supervisor): Promise<string> {
  const own = describeProblem(error);
  if (!own.includes('\n    at ')) return own;
  const nothing = new Promise<null>((resolve) => setTimeout(resolve, 500, null));
  const death = await Promise.race([supervisor.death, nothing]);
  if (death === null) return own;
  return isDiskFull(death) ? 'The disk is full: free some space and start again.' : death;
}

/**
 * Starts parts of the product, keeps them running together, and stops on Ctrl-C.
 * @param run starts them. @returns the text to print when they are ready.
 */
export async function startCommand(run: (supervisor: Supervisor) => Promise<string>): Promise<void> {
  const supervisor = new Supervisor();
  const end = async (exitCode: number) => {
    setTimeout(() => process.exit(1), DEADLINE_MS + supervisor.patience_ms).unref();
    await supervisor.stop();
    process.exit(exitCode);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => void end(0));
  try {
    console.log(await run(supervisor));
  } catch (error) {
    // A step interrupted by Ctrl-C fails, which needs no report.
    if (supervisor.signal.aborted) return;
    console.error(await causeOf(error, supervisor));
    await end(1);
  }
  console.error(await supervisor.death);
  await end(1);
}

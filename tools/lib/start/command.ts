import { describeProblem } from './problem.ts';
import { runInstance } from './run-instance.ts';
import { Supervisor } from './supervisor.ts';

/** After this everything that still hinders the end is left behind; the watchers and channels of the parts see to them. */
const DEADLINE_MS = 4800;

/** `npm start` and `npm run dev`: everything comes up, stays up together, and goes down on Ctrl-C. */
export async function startCommand(options: { development: boolean }): Promise<void> {
  const supervisor = new Supervisor();
  const end = async (exitCode: number) => {
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    await supervisor.stop();
    process.exit(exitCode);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => void end(0));
  try {
    const address = await runInstance(supervisor, options);
    console.log(`ready ${address}`);
  } catch (error) {
    // A step that is cut short by Ctrl-C fails, which is no news.
    if (supervisor.signal.aborted) return;
    console.error(describeProblem(error));
    await end(1);
  }
  console.error(await supervisor.death);
  await end(1);
}

import { deliverEvents } from './events/deliver.ts';
import { doWhatIsDue, waitForNext } from './later.ts';
import type { Sandbox } from './sandbox.ts';

/** What another process has left is found after so long. */
const LONGEST_MS = 30_000;
const SHORTEST_MS = 50;
const AFTER_PROBLEM_MS = 1_000;

/** Sleeps until the time is over or `ring` is called; a call before the sleep counts. */
export class Alarm {
  #isRung = false;
  #end: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#end();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.#isRung) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#end = resolve;
      const timer = setTimeout(resolve, milliseconds);
      await promise;
      clearTimeout(timer);
    }
    this.#isRung = false;
  }
}

async function run(sandbox: Sandbox): Promise<number> {
  await doWhatIsDue(sandbox);
  if (await deliverEvents(sandbox)) {
    return 0;
  }
  const wait = await waitForNext(sandbox);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, wait ?? LONGEST_MS));
}

/**
 * Does what is due, then sleeps until the next task is due or until the alarm rings.
 * @returns when it is stopped, after its current task
 */
export async function keepDoing(sandbox: Sandbox, alarm: Alarm, onProblem: (message: string) => void): Promise<void> {
  let problem = '';
  while (!sandbox.stopping.aborted) {
    try {
      const wait = await run(sandbox);
      problem = '';
      await alarm.sleep(wait);
    } catch (error) {
      const { message } = error as Error;
      // A database that is down for long is reported once.
      if (message !== problem) {
        onProblem(message);
      }
      problem = message;
      await alarm.sleep(AFTER_PROBLEM_MS);
    }
  }
}

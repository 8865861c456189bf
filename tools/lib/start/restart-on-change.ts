import { watch } from 'node:fs';
import { describeProblem } from './problem.ts';
import type { Part } from './supervisor.ts';

interface Restarting {
  folders: string[];
  signal: AbortSignal;
  run: () => Promise<Part>;
}

const SOURCE = /(?<!\.test)\.(ts|sql|json|css)$/;
/** An editor or a checkout writes many files in a row. */
const QUIET_MS = 120;

/**
 * Runs a part and starts it anew when a source in the folders changes. One that fails waits for the next change
 * instead of taking everything along.
 */
export async function restartOnChange({ folders, signal, run }: Restarting): Promise<Part> {
  let current: Part | null = null;
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const begin = async () => {
    const part = await run();
    current = part;
    void part.ended.then((reason) => {
      if (current === part && !signal.aborted)
        console.error(`${part.name} has ended (${reason}). Waiting for a change.`);
    });
    return part;
  };
  const restart = async () => {
    if (signal.aborted) return;
    console.log('Restarting the server…');
    const before = current;
    current = null;
    await before?.stop();
    try {
      await begin();
      console.log('The server is up again.');
    } catch (error) {
      console.error(`${describeProblem(error)} Waiting for a change.`);
    }
  };
  const { name } = await begin();
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true, signal }, (_event, file) => {
      if (!file || !SOURCE.test(file) || file.includes('node_modules')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(restart);
      }, QUIET_MS);
    });
    watcher.on('error', (error) => console.error(`Changes in ${folder} go unnoticed: ${error.message}`));
  }
  const stop = async () => {
    clearTimeout(timer);
    await queue;
    await current?.stop();
  };
  // It counts as running while it waits for a change, so its end is never reported.
  return { name, ended: new Promise(() => {}), stop };
}

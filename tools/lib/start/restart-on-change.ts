import { watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describeProblem } from './problem.ts';
import { KilledError } from './process-part.ts';
import type { Part } from './supervisor.ts';

interface Restarting {
  folders: string[];
  signal: AbortSignal;
  /** Starts the part; the signal cancels the start. */
  run: (signal: AbortSignal) => Promise<Part>;
}

const SOURCE = /(?<!\.test)\.(ts|sql|json|css)$/;
/** An editor or a checkout writes many files in a row. */
const QUIET_MS = 120;
/** A part may be killed from outside, for example when memory runs out. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 1000;

/** Keeps the newest state of the sources running: after many changes, the last one counts. */
class Restarter {
  readonly #signal: AbortSignal;
  readonly #run: Restarting['run'];
  #current: Part | null = null;
  #starting: AbortController | null = null;
  #stale = false;
  #work: Promise<void> = Promise.resolve();
  #working = false;

  constructor({ signal, run }: Restarting) {
    this.#signal = signal;
    this.#run = run;
  }

  /** Starts the part. @throws the errors of `run` */
  async begin(): Promise<Part> {
    this.#starting = new AbortController();
    const part = await this.#run(AbortSignal.any([this.#signal, this.#starting.signal]));
    this.#current = part;
    void part.ended.then((reason) => {
      if (this.#current === part && !this.#signal.aborted)
        console.error(`${part.name} has ended (${reason}). Waiting for a change.`);
    });
    return part;
  }

  /** The sources have changed: the running or starting part is out of date. */
  changed(): void {
    this.#stale = true;
    if (this.#working) {
      this.#starting?.abort();
      return;
    }
    this.#working = true;
    this.#work = this.#catchUp().finally(() => {
      this.#working = false;
    });
  }

  async stop(): Promise<void> {
    await this.#work;
    await this.#current?.stop();
  }

  async #catchUp(): Promise<void> {
    console.log('Restarting the server…');
    while (this.#stale && !this.#signal.aborted) {
      this.#stale = false;
      const before = this.#current;
      this.#current = null;
      await before?.stop();
      if (!this.#stale) await this.#tryToBegin(TRIES);
    }
  }

  async #tryToBegin(tries: number): Promise<void> {
    try {
      await this.begin();
      if (!this.#stale) console.log('The server is up again.');
    } catch (error) {
      if (this.#stale || this.#signal.aborted) return;
      if (error instanceof KilledError && tries > 1) {
        await wait(BETWEEN_TRIES_MS);
        await this.#tryToBegin(tries - 1);
      } else console.error(`${describeProblem(error)} Waiting for a change.`);
    }
  }
}

/**
 * Runs a part and restarts it when a source in the folders changes. A part that fails waits for the next change
 * instead of ending everything.
 */
export async function restartOnChange(options: Restarting): Promise<Part> {
  const { folders, signal } = options;
  const restarter = new Restarter(options);
  const { name } = await restarter.begin();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true, signal }, (_event, file) => {
      if (!file || !SOURCE.test(file) || file.includes('node_modules')) return;
      clearTimeout(timer);
      timer = setTimeout(() => restarter.changed(), QUIET_MS);
    });
    watcher.on('error', (error) => console.error(`Changes in ${folder} go unnoticed: ${error.message}`));
  }
  const stop = async () => {
    clearTimeout(timer);
    await restarter.stop();
  };
  // It counts as running while it waits for a change, so its end is never reported.
  return { name, ended: new Promise(() => {}), stop };
}

/** Runs work one at a time. Callers who come during a run share the next one. */
export function inTurns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  async function run(): Promise<void> {
    try {
      await work();
    } finally {
      running = next;
      next = null;
    }
  }
  return () => {
    if (running === null) {
      running = run();
      return running;
    }
    next ??= running.then(run, run);
    return next;
  };
}

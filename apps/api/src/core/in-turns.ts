/** Does work one time after the other; whoever comes while it is done shares the next time with all who do. */
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

const WATCH_INTERVAL_MS = 1_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process counts too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Calls `onGone` when the process that started this one has ended: by its channel at once, by its id within a second. */
export function watchParent(parentPid: number | null, onGone: () => void): void {
  process.once('disconnect', onGone);
  if (parentPid === null) {
    return;
  }
  const timer = setInterval(() => {
    if (!isAlive(parentPid)) {
      clearInterval(timer);
      onGone();
    }
  }, WATCH_INTERVAL_MS);
  timer.unref();
}

/**
 * Stops once, on a signal or when the process that started this one is gone, and ends the process.
 * @param within_ms what keeps the process after it is not waited for.
 */
export function stopWithParent(stop: () => Promise<void>, within_ms: number): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), within_ms).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => void end());
}

/** The longest time of a graceful stop; after it the process ends at once. */
const STOP_TIMEOUT_MS = 1_900;

interface Program {
  /** The beginning of its log lines. */
  name: string;
  /** The setting that names its port. */
  port_setting: string;
  start: (complain: (message: string) => void) => Promise<{ close: () => Promise<void> }>;
}

/**
 * Runs an embedded program as a process: it says when it is ready, ends on a signal and with its parent, and a start
 * that fails says why in one line.
 */
export async function runProgram({ name, port_setting, start }: Program): Promise<void> {
  const complain = (message: string) => console.error(`${name}: ${message}`);
  try {
    const running = await start(complain);
    let isStopping = false;
    const stop = () => {
      if (isStopping) {
        return;
      }
      isStopping = true;
      setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
      void running.close().finally(() => process.exit(0));
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, stop);
    }
    // The channel to the parent closes when that is gone.
    process.once('disconnect', stop);
    process.send?.({ ready: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    complain(code === 'EADDRINUSE' ? `${port_setting} is in use by another program` : message);
    process.exit(1);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops what was started, the last first, also when the benchmark is interrupted. */
export interface Stopper {
  add(stop: () => Promise<void> | void): void;
  stopAll(): Promise<void>;
}

export function createStopper(): Stopper {
  const stops: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;
  const stopEach = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  const stopAll = () => (stopping ??= stopEach());
  for (const signal of SIGNALS) process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  return { add: (stop) => void stops.push(stop), stopAll };
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets others have the processor now and then during long work. */
export function makeBreath(everySteps: number): () => Promise<void> | undefined {
  let steps = 0;
  return () => {
    steps += 1;
    return steps % everySteps === 0 ? nextTurn() : undefined;
  };
}

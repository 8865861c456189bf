import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends this many requests a second, however long the answers take, from this many clients.
 * @param ask settles with the answer.
 * @returns how long each answer took, in ms.
 */
export async function paced(
  ask: () => Promise<unknown>,
  { per_second, clients, length_ms }: { per_second: number; clients: number; length_ms: number },
): Promise<number[]> {
  const took: number[] = [];
  const begun = performance.now();
  const step = (1000 * clients) / per_second;
  const client = async (number: number) => {
    for (let due = begun + (step * number) / clients; due < begun + length_ms; due += step) {
      await delay(Math.max(0, due - performance.now()));
      const asked = performance.now();
      await ask();
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return took;
}

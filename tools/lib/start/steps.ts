import { styleText } from 'node:util';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs one step of a start, and then reports how long it took, unless there was nothing to do. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  if (result === false) return result;
  console.log(`${title} ${styleText('dim', seconds(performance.now() - begin))}`);
  return result;
}

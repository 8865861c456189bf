/**
 * The highest rate that holds, by halving the interval between one that holds and one that doesn't. A guess that holds is
 * doubled until it doesn't.
 * @param holds whether a rate holds; one that doesn't is tried once more, since another program may have been at work.
 * @param above a rate that is probably too high.
 */
export async function findCapacity(
  holds: (rate: number) => Promise<boolean>,
  { above, steps }: { above: number; steps: number },
): Promise<number> {
  const holdsEver = async (rate: number) => (await holds(rate)) || (await holds(rate));
  let [low, high] = [0, above];
  while (await holdsEver(high)) [low, high] = [high, 2 * high];
  for (let step = 0; step < steps; step += 1) {
    const rate = (low + high) / 2;
    if (await holdsEver(rate)) low = rate;
    else high = rate;
  }
  return low;
}

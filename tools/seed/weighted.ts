import type { Random } from './random.ts';

/** Values, some of which are drawn more often than others. */
export interface Weighted<T> {
  values: readonly T[];
  draw: (random: Random) => T;
}

/**
 * Prepares values to be drawn in constant time, by Walker's alias method.
 * @throws RangeError if there are no values
 */
export function weighted<T>(entries: readonly (readonly [T, number])[]): Weighted<T> {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  if (!(total > 0)) throw new RangeError('nothing to draw from');
  const chances = entries.map(([, weight]) => (weight * entries.length) / total);
  const aliases = entries.map((_, at) => at);
  const small = chances.flatMap((chance, at) => (chance < 1 ? [at] : []));
  const large = chances.flatMap((chance, at) => (chance < 1 ? [] : [at]));
  while (small.length > 0 && large.length > 0) {
    const low = small.pop() as number;
    const high = large.pop() as number;
    aliases[low] = high;
    chances[high] = (chances[high] as number) + (chances[low] as number) - 1;
    (chances[high] < 1 ? small : large).push(high);
  }
  return new Alternatives(
    entries.map(([value]) => value),
    { chances, aliases },
  );
}

/** The table: each slot is drawn evenly, and then by its probability gives its own value or its alias. */
class Alternatives<T> implements Weighted<T> {
  readonly values: readonly T[];
  readonly #chances: readonly number[];
  readonly #aliases: readonly number[];

  constructor(values: readonly T[], { chances, aliases }: { chances: number[]; aliases: number[] }) {
    this.values = values;
    this.#chances = chances;
    this.#aliases = aliases;
  }

  draw(random: Random): T {
    const at = random.below(this.values.length);
    return this.values[random.next() < (this.#chances[at] as number) ? at : (this.#aliases[at] as number)] as T;
  }
}

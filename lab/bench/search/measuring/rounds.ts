import { median } from '../../lib/median.ts';
import { percentile } from '../../lib/percentile.ts';
import type { SearchRequest } from '../search-request.ts';
import type { Contender } from '../contender.ts';
import { inTurn, takeTurn, type Turn } from './turn.ts';

/** How engines are queried. */
export interface Manner {
  clients: number;
  length_ms: number;
  rounds: number;
}

/** The results of each engine with the same queries, in rounds measured side by side. */
export interface Found {
  per_second(name: string): number;
  /** The median over the rounds of a percentile (0 to 1) of response times, in ms. */
  percentile(name: string, share: number): number;
  /** The ratio of answers a second to another engine's: the median over the rounds. */
  timesAsMany(name: string, beside: string): number;
  /** The ratio of a percentile to another engine's: the median over the rounds. */
  timesAsLong(name: string, beside: string, share: number): number;
}

function readRounds(rounds: readonly ReadonlyMap<string, Turn>[]): Found {
  const over = (measure: (turnOf: (name: string) => Turn) => number) =>
    median(rounds.map((round) => measure((name) => round.get(name) ?? { per_second: Number.NaN, took: [] })));
  return {
    per_second: (name) => over((turnOf) => turnOf(name).per_second),
    percentile: (name, share) => over((turnOf) => percentile(turnOf(name).took, share)),
    timesAsMany: (name, beside) => over((turnOf) => turnOf(name).per_second / turnOf(beside).per_second),
    timesAsLong: (name, beside, share) =>
      over((turnOf) => percentile(turnOf(name).took, share) / percentile(turnOf(beside).took, share)),
  };
}

/** Lets engines take turns with the same queries, each round starting with another one. */
export async function takeRounds(
  contenders: readonly Contender[],
  asked: readonly SearchRequest[],
  { rounds, ...manner }: Manner,
): Promise<Found> {
  const paths = new Map(contenders.map((contender) => [contender, inTurn(asked)]));
  const found: Map<string, Turn>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turns = new Map<string, Turn>();
    const first = round % contenders.length;
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      turns.set(contender.name, await takeTurn(contender, paths.get(contender) ?? (() => '/'), manner));
    }
    found.push(turns);
  }
  return readRounds(found);
}

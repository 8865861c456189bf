import { median } from '../../lib/median.ts';
import { percentile } from '../../lib/percentile.ts';
import type { Asked } from '../asked.ts';
import type { Contender } from '../contender.ts';
import { inTurn, takeTurn, type Turn } from './turn.ts';

/** How contenders are asked. */
export interface Manner {
  clients: number;
  length_ms: number;
  rounds: number;
}

/** What each contender did with the same questions, in rounds that were measured side by side. */
export interface Found {
  per_second(name: string): number;
  /** The median over the rounds of what a share (0 to 1) of the answers took at most, in ms. */
  percentile(name: string, share: number): number;
  /** How many times as many answers a second as another one: the median over the rounds. */
  timesAsMany(name: string, beside: string): number;
  /** By what a percentile is multiplied beside another one's: the median over the rounds. */
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

/** Lets contenders take turns with the same questions, each round beginning with another one. */
export async function takeRounds(
  contenders: readonly Contender[],
  asked: readonly Asked[],
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

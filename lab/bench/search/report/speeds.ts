import { duration, table, times } from '../../lib/table.ts';
import type { Found } from '../measuring/rounds.ts';

const WANTED = 0.95;

/** The engine that ratios refer to. */
export interface Beside {
  names: readonly string[];
  /** The peer of the ratios; null if it isn't installed. */
  peer: string | null;
}

const rate = (per_second: number) => per_second.toFixed(per_second < 10 ? 1 : 0);

/** All kinds mixed: a row for each engine and number of clients, with its ratios. */
export function printMix(found: readonly { clients: number; found: Found }[], { names, peer }: Beside): string {
  const rows = found.flatMap(({ clients, found: mix }) =>
    names.map((name) => [
      name,
      String(clients),
      rate(mix.per_second(name)),
      duration(mix.percentile(name, 0.5)),
      duration(mix.percentile(name, WANTED)),
      ...(peer === null ? [] : [times(mix.timesAsMany(name, peer)), mix.timesAsLong(name, peer, WANTED).toFixed(3)]),
    ]),
  );
  const ratios = peer === null ? [] : [`searches beside ${peer}`, `p95 beside ${peer}`];
  return table([['engine', 'clients', 'searches a second', 'p50', 'p95', ...ratios], ...rows]);
}

/** One kind per row: searches a second, p50 and p95 of each engine, and the ratios of the first two. */
export function printShapes(shapes: readonly { name: string; found: Found }[], { names, peer }: Beside): string {
  const head = ['shape', ...names.map((name) => `${name}: a second, p50, p95`)];
  const cell = (found: Found, name: string) =>
    [
      rate(found.per_second(name)),
      duration(found.percentile(name, 0.5)),
      duration(found.percentile(name, WANTED)),
      ...(peer === null || name === peer ? [] : [times(found.timesAsMany(name, peer))]),
    ].join(', ');
  const rows = shapes.map((shape) => [shape.name, ...names.map((name) => cell(shape.found, name))]);
  return table([head, ...rows]);
}

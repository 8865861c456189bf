import { projection } from './world-projection.ts';

type Position = [number, number];

interface Topology {
  arcs: Position[][];
  transform?: { scale: Position; translate: Position };
}

/**
 * Leaves out the points of all borders that make less than `area` square pixels of difference on the map (Visvalingam).
 * Countries share their borders in TopoJSON, so that no gaps open between them.
 */
export function simplifyArcs(topology: Topology, area: number): Topology {
  const { transform, ...rest } = topology;
  const arcs = topology.arcs.map((arc) => thin(transform === undefined ? arc : decode(arc, transform), area));
  return { ...rest, arcs };
}

/** TopoJSON stores each position as whole steps from the one before. */
function decode(arc: readonly Position[], { scale, translate }: NonNullable<Topology['transform']>): Position[] {
  let x = 0;
  let y = 0;
  return arc.map(([right, up]) => {
    x += right;
    y += up;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function thin(arc: Position[], area: number): Position[] {
  const kept = arc.map((position) => ({ position, at: projection(position) ?? [0, 0] }));
  while (kept.length > 2) {
    const areas = kept.slice(1, -1).map(({ at }, index) => triangle(kept[index]?.at, at, kept[index + 2]?.at));
    const least = Math.min(...areas);
    if (least >= area) {
      break;
    }
    kept.splice(areas.indexOf(least) + 1, 1);
  }
  return kept.map(({ position }) => position);
}

function triangle(one: Position | undefined, two: Position, three: Position | undefined): number {
  const [a, b, c] = [one ?? two, two, three ?? two];
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

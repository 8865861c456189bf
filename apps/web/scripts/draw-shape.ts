import { geoPath } from 'd3-geo';
import { projection } from './world-projection.ts';

interface Drawn {
  path: string;
  /** Square pixels. */
  area: number;
}

/** The rings of a country in whole tenths of a pixel, as steps from one corner to the next. */
export function drawShape(geometry: unknown): Drawn[] {
  const rings: [number, number][][] = [];
  const pen = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => void rings.push([[Math.round(x * 10), Math.round(y * 10)]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([Math.round(x * 10), Math.round(y * 10)]),
    closePath: () => undefined,
    arc: () => undefined,
  };
  geoPath(projection, pen)(geometry);
  return rings.map((ring) => ({ path: pathOf(ring), area: areaOf(ring) })).filter(({ area }) => area > 0);
}

function pathOf(ring: readonly [number, number][]): string {
  let [x, y] = ring[0] ?? [0, 0];
  const steps = ring.slice(1).flatMap(([nextX, nextY]) => {
    const step: [number, number] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] === 0 && step[1] === 0 ? [] : [step];
  });
  return `M${ring[0]?.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}z`;
}

/** Square pixels within a ring, by the shoelace formula. */
function areaOf(ring: readonly [number, number][]): number {
  const sum = ring.reduce((area, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return area + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 200;
}

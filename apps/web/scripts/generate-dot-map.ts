/**
 * Draws the world as dots and finds a point for each country, from the public-domain Natural Earth shapes of
 * `world-atlas`. Run it after a change of the sizes below: `node apps/web/scripts/generate-dot-map.ts`.
 */
import { writeFileSync } from 'node:fs';
import { geoArea, geoCentroid, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { codeOf, height, projection, readWorld, width } from './world-projection.ts';

/** Pixels between dots. `dot-map.css` has the same number in its dashes. */
const step = 8;

const land = feature(readWorld('land-110m.json'), 'land');
const shapes = feature(readWorld('countries-50m.json'), 'countries').features;

/** The university regions of the widest countries, whose middle is forest, ice or desert. */
const peopled: Record<string, [number, number]> = {
  AU: [147, -35],
  BR: [-47, -20],
  CA: [-80, 45],
  CN: [114, 33],
  RU: [40, 56],
};

/** Strokes whose dashes, with round ends, are the dots of the land: one for each run of neighbouring dots. */
function landPath(): string {
  const strokes: string[] = [];
  for (let row = 0; row * step < height; row += 1) {
    const y = row * step + step / 2;
    const indent = row % 2 === 0 ? 0 : step / 2;
    let start: number | null = null;
    for (let x = indent; x <= width + step; x += step) {
      const isLand = x <= width && isOnLand(x, y);
      if (isLand && start === null) {
        start = x;
      } else if (!isLand && start !== null) {
        // A hair longer than the last gap, so that rounding never loses the last dot.
        strokes.push(`M${start} ${y}h${x - step - start || ''}${x - step - start ? '.1' : '0'}`);
        start = null;
      }
    }
  }
  return strokes.join('');
}

function isOnLand(x: number, y: number): boolean {
  const place = projection.invert?.([x, y]);
  if (!place || Math.abs(place[0]) > 180 || place[1] < -60) {
    return false;
  }
  const back = projection(place);
  return back !== null && Math.hypot(back[0] - x, back[1] - y) < 1 && geoContains(land, place);
}

/** The middle of a country's largest part, so that France is not pulled to Guiana. */
function middleOf(geometry: { type: string; coordinates: unknown[] }): [number, number] {
  if (geometry.type !== 'MultiPolygon') {
    return geoCentroid(geometry);
  }
  const parts = geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
  return geoCentroid(parts.toSorted((a, b) => geoArea(b) - geoArea(a))[0]);
}

function countryPoints(): string[] {
  const rows: string[] = [];
  for (const shape of shapes) {
    const code = codeOf(shape);
    const point = projection(peopled[code ?? ''] ?? middleOf(shape.geometry));
    if (code && point) {
      rows.push(`${code}${Math.round(point[0])},${Math.round(point[1])}`);
    }
  }
  return [...new Set(rows)].toSorted();
}

const folder = new URL('../app/ui/', import.meta.url);
writeFileSync(
  new URL('land.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${landPath()}"/></svg>\n`,
);
writeFileSync(
  new URL('dot-map-data.ts', folder),
  `// Made by scripts/generate-dot-map.ts.

/** Size of the map that both the dots and the points belong to. */
export const mapWidth = ${width};
export const mapHeight = ${height};

/** Country code, x and y of a point in the middle of each country. */
export const countryPoints =
  '${countryPoints().join(' ')}';
`,
);

/**
 * Draws every country as a shape of its own, from the public-domain Natural Earth borders of `world-atlas`, for the map
 * beside found mentors. Run it after a change of the sizes below: `node apps/web/scripts/generate-world-map.ts`.
 */
import { writeFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { drawShape } from './draw-shape.ts';
import { simplifyArcs } from './simplify-arcs.ts';
import { codeOf, projection, readWorld } from './world-projection.ts';

/** The least area in square pixels that a border's point has to add. */
const detail = 0.6;
/** Islands below this, in square pixels, are left out of countries that have more. */
const smallestPart = 4;
/** Countries whose longer side is shorter than this, in pixels, are a dot. */
const smallCountry = 4.5;
const dotRadius = 2.6;
/** The distance by which a finger or pointer may miss a dot. */
const reach = 6;

/** Shapes that have no code and lie within a country that has one. */
const within: Record<string, string> = { 'N. Cyprus': 'CY', Somaliland: 'SO' };
/** Guiana has its own code, and is left out of France. */
const guiana = ([longitude = 0, latitude = 0]: number[]) => longitude < -50 && latitude < 7;
/** Territories that Natural Earth counts to other countries or leaves out: a point in each, in degrees. */
const unmapped: Record<string, [longitude: number, latitude: number]> = {
  BQ: [-68.3, 12.2],
  CC: [96.8, -12.2],
  CX: [105.6, -10.5],
  GI: [-5.35, 36.1],
  GP: [-61.5, 16.2],
  MQ: [-61, 14.6],
  RE: [55.5, -21.1],
  SJ: [16, 78.2],
  TK: [-171.8, -9.2],
  TV: [179.2, -8.5],
  YT: [45.2, -12.8],
};

/** Polygons of all countries by their codes, each of them rings of positions. */
function polygonsByCode(): Map<string, number[][][][]> {
  const byCode = new Map<string, number[][][][]>();
  for (const shape of feature(simplifyArcs(readWorld('countries-50m.json'), detail), 'countries').features) {
    const code = codeOf(shape) ?? within[shape.properties.name];
    const { type, coordinates } = shape.geometry;
    for (const polygon of type === 'Polygon' ? [coordinates] : coordinates) {
      const owner = code === 'FR' && guiana(polygon[0][0]) ? 'GF' : code;
      if (owner !== undefined && owner !== 'AQ') {
        byCode.set(owner, [...(byCode.get(owner) ?? []), polygon]);
      }
    }
  }
  return byCode;
}

const circle = (x: number, y: number, radius: number, rest = '') =>
  `<circle cx="${Math.round(x * 10)}" cy="${Math.round(y * 10)}" r="${radius * 10}"${rest}/>`;
const dotAt = (code: string, [x, y]: [number, number]) =>
  `<g id="${code}">${circle(x, y, dotRadius)}${circle(x, y, reach, ' fill="none" stroke="none" pointer-events="all"')}</g>`;

const land: string[] = [];
const dots = new Map<string, string>();
for (const [code, coordinates] of [...polygonsByCode()].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const shape = { type: 'MultiPolygon', coordinates };
  const parts = drawShape(shape).toSorted((one, other) => other.area - one.area);
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  if (Math.max(right - left, bottom - top) < smallCountry || (parts[0]?.area ?? 0) < smallestPart) {
    dots.set(code, dotAt(code, geoPath(projection).centroid(shape)));
  } else {
    const drawn = parts.filter(({ area }) => area >= smallestPart).map(({ path }) => path);
    land.push(`<path id="${code}" d="${drawn.join('')}"/>`);
  }
}
for (const [code, place] of Object.entries(unmapped)) {
  dots.set(code, dotAt(code, projection(place) ?? [0, 0]));
}

const folder = new URL('../app/features/search/map/', import.meta.url);
writeFileSync(
  new URL('world-map.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg"><g id="land">\n${land.join('\n')}\n</g>\n<defs>\n${[...dots.values()].join('\n')}\n</defs></svg>\n`,
);
writeFileSync(
  new URL('small-countries.ts', folder),
  `// Made by scripts/generate-world-map.ts.

/** Countries that are a dot on the map; drawn last, they lie on top of their neighbours. */
export const smallCountries: ReadonlySet<string> = new Set(
  '${[...dots.keys()].toSorted().join(' ')}'.split(' '),
);
`,
);

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { geoNaturalEarth1 } from 'd3-geo';
import countries from 'i18n-iso-countries';

/** Size of the grid of all maps of the world, so that a point is the same on all of them. */
export const width = 1200;
export const height = 560;

/** Antarctica has no universities: the maps end below Cape Horn. */
export const projection = geoNaturalEarth1().fitExtent(
  [
    [8, 8],
    [width - 8, height + 70],
  ],
  { type: 'Sphere' },
);

const require = createRequire(import.meta.url);

/** Reads the public-domain shapes of Natural Earth as TopoJSON. */
export const readWorld = (name: string) => JSON.parse(readFileSync(require.resolve(`world-atlas/${name}`), 'utf8'));

interface Shape {
  id?: string;
  properties: { name: string };
}

/** The ISO 3166-1 alpha-2 code of a shape of Natural Earth, or undefined. */
export function codeOf({ id, properties }: Shape): string | undefined {
  return properties.name === 'Kosovo' ? 'XK' : countries.numericToAlpha2(id ?? '');
}

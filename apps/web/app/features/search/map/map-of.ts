import { arcPath, pointOf } from '../../../ui/dot-map.tsx';
import type { Filters } from '../filters.ts';
import type { Option, Options } from '../options.ts';
import { regionOf, world } from './map-regions.ts';
import type { MapRoute, StudyMap } from './study-map.ts';

/** More arcs than this are a tangle. */
const routesShown = 5;

/** Returns the content of the map for a search whose options are known. */
export function mapOf({ origins, destinations }: Options, filters: Filters): StudyMap {
  const found = destinations.filter(isFound);
  const codes = new Set(found.map(({ value }) => pointOf(value)).map((point) => (point ? regionOf(point) : world)));
  const parts = [...codes].filter((code) => code !== world);
  return {
    routes: routesOf(origins.filter(isFound), found, filters),
    regions: parts,
    region: codes.size === 1 ? (parts[0] ?? world) : world,
  };
}

const isFound = ({ count }: Option) => (count ?? 0) > 0;

/**
 * The routes of one origin, or to one destination: its counts tell where the others are. Between several origins and
 * several destinations the API counts no routes.
 */
function routesOf(origins: readonly Option[], destinations: readonly Option[], filters: Filters): MapRoute[] {
  const { origin_country_codes: from, destination_country_codes: to } = filters;
  const [origin, destination] = [only(from), only(to)];
  const routes =
    origin !== null
      ? most(destinations, to).map((end) => drawRoute(origin, end))
      : destination !== null
        ? most(origins, from).map((start) => drawRoute(start, destination))
        : [];
  return routes.filter((route) => route !== null);
}

const only = (codes: readonly string[]) => (codes.length === 1 ? (codes[0] ?? null) : null);

/** Those with the most mentors, of the chosen ones where some are. */
function most(options: readonly Option[], chosen: readonly string[]): string[] {
  const codes = options.map(({ value }) => value);
  return codes.filter((code) => chosen.length === 0 || chosen.includes(code)).slice(0, routesShown);
}

function drawRoute(start: string, end: string): MapRoute | null {
  const [from, to] = [pointOf(start), pointOf(end)];
  return from === null || to === null || start === end
    ? null
    : { key: `${start}-${end}`, from, to, path: arcPath(from, to) };
}

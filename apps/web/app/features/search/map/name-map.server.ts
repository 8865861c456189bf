import { arcPath, pointOf } from '../../../ui/dot-map.tsx';
import type { Filters } from '../filters.ts';
import type { Option, Options } from '../options.ts';
import { regionOf, world } from './map-regions.ts';
import type { MapRoute, StudyMap } from './study-map.ts';

/** More arcs than this are a tangle. */
const routesShown = 5;

/** What the map shows of a search whose options are known; the parts of the world are named in the language `locale`. */
export function nameMap({ origins, destinations }: Options, filters: Filters, locale: string): StudyMap {
  const found = destinations.filter(isFound);
  const codes = new Set(found.map(({ value }) => pointOf(value)).map((point) => (point ? regionOf(point) : world)));
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const parts = [...codes].filter((code) => code !== world);
  return {
    routes: routesOf(origins.filter(isFound), found, filters),
    regions: parts.map((code) => ({ code, name: names.of(code) ?? code })),
    region: codes.size === 1 ? (parts[0] ?? world) : world,
  };
}

const isFound = ({ count }: Option) => (count ?? 0) > 0;

/** From the chosen origins to the chosen destinations; an end that is left open has those with the most mentors. */
function routesOf(origins: readonly Option[], found: readonly Option[], filters: Filters): MapRoute[] {
  const { origin_country_codes: from, destination_country_codes: to } = filters;
  if (from.length === 0 && to.length === 0) {
    return [];
  }
  const most = (options: readonly Option[]) => options.slice(0, routesShown).map(({ value }) => value);
  const starts = from.length > 0 ? from : most(origins);
  const ends = to.length > 0 ? to : most(found);
  return ends
    .flatMap((end) => starts.map((start) => drawRoute(start, end)))
    .filter((route) => route !== null)
    .slice(0, routesShown);
}

function drawRoute(start: string, end: string): MapRoute | null {
  const [from, to] = [pointOf(start), pointOf(end)];
  return from === null || to === null || start === end
    ? null
    : { key: `${start}-${end}`, from, to, path: arcPath(from, to) };
}

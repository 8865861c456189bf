import { ArcMap, type MapArc } from './arc-map.tsx';
import { countryPoints } from './dot-map-data.ts';

export interface MapRoute {
  /** Country codes of two letters. */
  origin: string;
  destination: string;
}

interface Properties {
  routes: readonly MapRoute[];
  className?: string;
  viewBox?: string;
}

/** The world in dots with an arc for each route between countries that are on the map. */
export function DotMap({ routes, ...properties }: Properties) {
  return <ArcMap arcs={arcsOf(routes)} {...properties} />;
}

/** The arcs of routes. The server finds them for pages that need no other point of the map. */
export const arcsOf = (routes: readonly MapRoute[]): MapArc[] =>
  routes.flatMap(({ origin, destination }) => {
    const from = pointOf(origin);
    const to = pointOf(destination);
    return from === null || to === null ? [] : [{ from, to, path: arcPath(from, to) }];
  });

interface Point {
  x: number;
  y: number;
}

/** A curve that rises with its length, as a flight does. */
export function arcPath(from: Point, to: Point): string {
  const lift = Math.min(130, 30 + Math.hypot(to.x - from.x, to.y - from.y) * 0.28);
  const top = Math.round((from.y + to.y) / 2 - lift);
  return `M${from.x} ${from.y}Q${Math.round((from.x + to.x) / 2)} ${top} ${to.x} ${to.y}`;
}

/** Returns a country's point on the map, or null for one that is too small to have a shape. */
export function pointOf(code: string): Point | null {
  const match = new RegExp(`\\b${code}(\\d+),(\\d+)`).exec(countryPoints);
  return match === null ? null : { x: Number(match[1]), y: Number(match[2]) };
}

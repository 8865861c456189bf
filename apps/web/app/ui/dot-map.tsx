import { countryPoints, mapHeight, mapWidth } from './dot-map-data.ts';
import land from './land.svg?url';

export interface MapRoute {
  /** Country codes of two letters. */
  origin: string;
  destination: string;
}

interface Properties {
  routes: readonly MapRoute[];
  className?: string;
  /** `x y width height` on the map's own grid, to show a part of it. */
  viewBox?: string;
}

/**
 * The world in dots with an arc for each route; the first of them is the bright one. It is decoration, so it is hidden. The dots are in
 * a file of their own, which a browser keeps: they are as many bytes as a page's own words.
 */
export function DotMap({ routes, className, viewBox = `0 0 ${mapWidth} ${mapHeight}` }: Properties) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use className="dot-map-land" href={`${land}#land`} />
      {routes.map((route, index) => (
        <Arc key={`${route.origin}-${route.destination}`} {...route} main={index === 0} />
      ))}
    </svg>
  );
}

function Arc({ origin, destination, main }: MapRoute & { main: boolean }) {
  const from = pointOf(origin);
  const to = pointOf(destination);
  if (from === null || to === null) {
    return null;
  }
  return (
    <g className={main ? 'dot-map-arc dot-map-arc-main' : 'dot-map-arc'}>
      <path pathLength="1" d={arcPath(from, to)} />
      <circle className="dot-map-origin" cx={from.x} cy={from.y} r="4" />
      <circle className="dot-map-destination" cx={to.x} cy={to.y} r="4.5" />
    </g>
  );
}

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

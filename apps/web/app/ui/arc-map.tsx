import land from './land.svg?url';

interface Point {
  x: number;
  y: number;
}

/** A route on the map's own grid: its ends, and the path of its arc. */
export interface MapArc {
  from: Point;
  to: Point;
  path: string;
}

interface Properties {
  /** The first of them is the bright one. */
  arcs: readonly MapArc[];
  className?: string;
  /** `x y width height` on the map's own grid, to show a part of it; left out, all of it. */
  viewBox?: string;
}

/**
 * The world in dots with arcs. It is decoration, so it is hidden. The dots are in a file of their own, which a browser
 * keeps: they are as many bytes as a page's own words.
 */
export function ArcMap({ arcs, className, viewBox = '0 0 1200 560' }: Properties) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use className="dot-map-land" href={`${land}#land`} />
      {arcs.map(({ from, to, path }, index) => (
        <g key={path} className={index === 0 ? 'dot-map-arc dot-map-arc-main' : 'dot-map-arc'}>
          <path pathLength="1" d={path} />
          <circle className="dot-map-origin" cx={from.x} cy={from.y} r="4" />
          <circle className="dot-map-destination" cx={to.x} cy={to.y} r="4.5" />
        </g>
      ))}
    </svg>
  );
}

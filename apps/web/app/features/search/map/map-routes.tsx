import type { MapRoute } from './study-map.ts';

/** The routes of the found mentors: hollow origin, arc, filled destination. `scale` is how much of the map is in view. */
export function MapRoutes({ routes, scale }: { routes: readonly MapRoute[]; scale: number }) {
  const origins = new Map(routes.map(({ from }) => [`${from.x} ${from.y}`, from]));
  const destinations = new Map(routes.map(({ to }) => [`${to.x} ${to.y}`, to]));
  return (
    <g className="study-map-routes" strokeWidth={3.4 * scale}>
      {routes.map(({ key, path }) => (
        <path key={key} d={path} pathLength="1" />
      ))}
      {[...origins].map(([key, { x, y }]) => (
        <circle key={key} className="study-map-origin" cx={x} cy={y} r={7 * scale} />
      ))}
      {[...destinations].map(([key, { x, y }]) => (
        <circle key={key} className="study-map-destination" cx={x} cy={y} r={8 * scale} />
      ))}
    </g>
  );
}

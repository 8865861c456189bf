import { pointOf } from '../../ui/dot-map.tsx';
import { mapHeight, mapWidth } from '../../ui/dot-map-data.ts';

/** Width to height of the picture behind the head of a profile. */
const proportion = 500 / 236;
const narrowest = 420;
/** Room for the arc above its ends, and around them. */
const lift = 0.3;
const margin = 1.35;

/** The part of the world map with a route in it, as an SVG view box; null where one of its ends is not on the map. */
export function frameOf(origin: string, destination: string): string | null {
  const from = pointOf(origin);
  const to = pointOf(destination);
  if (from === null || to === null) {
    return null;
  }
  const across = Math.abs(from.x - to.x);
  const down = Math.abs(from.y - to.y) + Math.min(130, 30 + across * lift);
  const width = Math.min(mapWidth, Math.max(narrowest, across * margin, down * margin * proportion));
  const height = width / proportion;
  const middle = (from.y + to.y) / 2 - Math.min(65, 15 + (across * lift) / 2);
  const left = clamp((from.x + to.x) / 2 - width / 2, mapWidth - width);
  const top = clamp(middle - height / 2, mapHeight - height);
  return [left, top, width, height].map(Math.round).join(' ');
}

/** Keeps a frame on the map. */
function clamp(start: number, last: number): number {
  return Math.min(Math.max(0, start), Math.max(0, last));
}

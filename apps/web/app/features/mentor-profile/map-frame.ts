import { pointOf } from '../../ui/dot-map.tsx';
import { mapHeight, mapWidth } from '../../ui/dot-map-data.ts';

/** Width to height of the picture behind the head of a profile. */
const proportion = 500 / 236;
const narrowest = 360;
/** Room above and below the arc, and at its sides. */
const margin = 1.35;
const sideMargin = 1.6;
/** The position of the arc's middle, because the picture fades away at its beginning. */
const bias = 0.6;

/** The part of the world map with a route in it, as an SVG view box; null if one of its ends is not on the map. */
export function frameOf(origin: string, destination: string): string | null {
  const from = pointOf(origin);
  const to = pointOf(destination);
  if (from === null || to === null) {
    return null;
  }
  const across = Math.abs(from.x - to.x);
  // The arc rises above the middle of its ends by no more than this (see `arcPath`).
  const crest = (from.y + to.y) / 2 - Math.min(65, 15 + across * 0.15);
  const top = Math.min(from.y, to.y, crest);
  const bottom = Math.max(from.y, to.y);
  const width = Math.min(mapWidth, Math.max(narrowest, across * sideMargin, (bottom - top) * margin * proportion));
  const height = width / proportion;
  const left = clamp((from.x + to.x) / 2 - width * bias, mapWidth - width);
  return [left, clamp((top + bottom) / 2 - height / 2, mapHeight - height), width, height].map(Math.round).join(' ');
}

/** Keeps a frame on the map. */
function clamp(start: number, last: number): number {
  return Math.min(Math.max(0, start), Math.max(0, last));
}

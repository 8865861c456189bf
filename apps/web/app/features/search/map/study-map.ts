import type { RegionCode } from './map-regions.ts';

interface Point {
  x: number;
  y: number;
}

/** An arc from a country to another, on the grid of the map. */
export interface MapRoute {
  key: string;
  from: Point;
  to: Point;
  path: string;
}

/** The content of the map besides countries and counts, which are the options of the destination. */
export interface StudyMap {
  /** Where the found mentors went from and to, as far as origin or destination is chosen. */
  routes: MapRoute[];
  /** The parts of the world in which some are found. */
  regions: RegionCode[];
  /** The part that shows them all. */
  region: RegionCode;
}

export const noMap: StudyMap = { routes: [], regions: [], region: '001' };

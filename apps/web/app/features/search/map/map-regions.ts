/** A part of the map: left, top, width and height on its grid. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** By their codes of UN M49, which are also those of their names in CLDR. The world is 001. */
export const regionBoxes = {
  '001': [25, 26, 1150, 464],
  '150': [535, 64, 200, 118],
  '142': [700, 100, 335, 230],
  '003': [170, 70, 290, 200],
  '005': [310, 245, 200, 250],
  '002': [520, 190, 260, 250],
  '009': [930, 310, 230, 160],
} as const satisfies Record<string, Box>;
export type RegionCode = keyof typeof regionBoxes;

export const world: RegionCode = '001';

/** The part of the world in which a point lies; where they overlap, the first of them. */
export function regionOf({ x, y }: { x: number; y: number }): RegionCode {
  const parts = Object.entries(regionBoxes) as [RegionCode, Box][];
  const lies = ([left, top, width, height]: Box) => x >= left && x <= left + width && y >= top && y <= top + height;
  return parts.find(([code, box]) => code !== world && lies(box))?.[0] ?? world;
}

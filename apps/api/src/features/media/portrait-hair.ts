/** A hairstyle: what lies behind the head, and what lies on it. Paths on a field of 96 by 96. */
export interface Hair {
  behind: string;
  front: string;
}

const path = (d: string) => `<path d="${d}"/>`;
const dots = (...circles: [number, number, number][]) =>
  circles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

/** Fringes and hairlines over the forehead. */
const SWEPT = path('M30 43c1-14 8-19 18-19s17 5 18 19c-6-3-9-8-11-13-5 6-15 9-25 13Z');
const PARTED = path('M29 45c0-15 8-22 19-22s19 7 19 22c-9-2-15-6-18-12-4 6-11 10-20 12Z');
const FRINGE = path('M30 40c0-11 7-18 18-18s18 7 18 18c-6 1.5-12 2-18 2s-12-.5-18-2Z');
const SMOOTH = path('M30 42c-1-15 8-21 18-21s19 6 18 21c-3-9-9-13-18-13s-15 4-18 13Z');
const SIDE = path('M30 43c-1-14 7-21 19-21 11 0 18 7 17 21-2-6-4-9-8-12-9 5-19 4-28 12Z');
const ROUND = path(
  'M28.5 42c0-14 8-20.5 19.500-20.500S67.500 28 67.500 42c-3.500-6-9.500-8.500-19.500-8.500S32 36 28.500 42Z',
);

const LONG = path('M27 44c0-19 10-27 21-27s21 8 21 27c0 14 3 26 5 33H22c2-7 5-19 5-33Z');
const BOB = path('M26 46c0-20 10-29 22-29s22 9 22 29c0 8-1 14-3 18H29c-2-4-3-10-3-18Z');
const STRAIGHT = path('M26 44c0-19 10-28 22-28s22 9 22 28c0 12 2 20 3 26H23c1-6 3-14 3-26Z');
const WAVES = path(
  'M26 43c0-18 10-26 22-26s22 8 22 26c0 6 5 8 3 14s2 8 0 13-6 6-9 4H32c-3 2-7 1-9-4s2-7 0-13 3-8 3-14Z',
);
const CURLS = dots(
  [30, 34, 9],
  [36, 25, 9],
  [46, 20, 10],
  [57, 23, 10],
  [65, 31, 9],
  [68, 42, 8],
  [28, 44, 8],
  [27, 54, 8],
  [69, 53, 8],
  [30, 63, 7],
  [66, 63, 7],
);
const AFRO = dots([48, 34, 24], [31, 40, 10], [65, 40, 10]);
const SHORT_CURLS = dots([33, 28, 10], [44, 21, 11], [57, 22, 11], [65, 31, 9]);
const BUN = '<circle cx="48" cy="14" r="9.5"/>';
const TWO_BUNS = dots([32, 19, 8.5], [64, 19, 8.5]);
const TAIL = path('M62 26c12 2 15 14 12 26s-1 18-5 22c-4-8-2-16-2-24s-3-18-5-24Z');
const BRAIDS = path('M28 44c-3 10-4 22-3 36h7c0-13 0-24 1-34ZM68 44c3 10 4 22 3 36h-7c0-13 0-24-1-34Z');

const CROP = path('M30 42c-2-16 7-23 18-23s20 7 18 23c-2-6-4-9-6-11-8 2-16 2-24 0-2 2-4 5-6 11Z');
const FADE = path('M31 39c-1-13 6-18 17-18s18 5 17 18c-1-3-2-5-4-6-9-1-17-1-26 0-2 1-3 3-4 6Z');
const QUIFF = path('M30 42c-3-14 2-24 14-26 8-3 20 0 22 8 2 6 1 12 0 18-1-5-3-9-6-11-10 1-18-2-23 0-4 2-6 6-7 11Z');
const SPIKES = path(
  'M30 41c-2-9 0-15 3-18l1 3 4-7 2 4 6-7 3 5 7-4 1 5 6 0-1 5c4 3 5 8 4 14-2-5-4-8-7-10-7 2-15 2-22 0-3 2-5 5-7 10Z',
);
const RECEDING = path('M29 51c-3-9-2-17 3-22h32c5 5 6 13 3 22Z');
const LOCKS = path(
  'M28 40c0-16 9-22 20-22s20 6 20 22c1 8 1 14 0 21h-4c1-8 0-15-1-22-9-3-21-3-30 0-1 7-2 14-1 22h-4c-1-7-1-13 0-21Z',
);

const on = (behind: string, ...fronts: string[]): Hair[] => fronts.map((front) => ({ behind, front }));

/** Hair mostly worn by women, mostly by men, and by both. */
export const WOMENS_HAIR: Hair[] = [
  ...on(LONG, SWEPT, PARTED, FRINGE),
  ...on(BOB, PARTED, FRINGE, SWEPT),
  ...on(STRAIGHT, FRINGE, PARTED, SIDE),
  ...on(WAVES, SWEPT, PARTED, SIDE),
  ...on(BUN, SMOOTH, SIDE, PARTED),
  ...on(TWO_BUNS, SMOOTH, PARTED),
  ...on(TAIL, SMOOTH, SIDE),
  ...on(BRAIDS, PARTED, SMOOTH),
  ...on(CURLS, ROUND, PARTED),
];
export const ANYBODYS_HAIR: Hair[] = [...on(AFRO, ROUND), ...on(SHORT_CURLS, ROUND, SIDE), ...on('', SIDE, LOCKS)];
export const MENS_HAIR: Hair[] = [
  { behind: RECEDING, front: '' },
  ...on('', CROP, CROP, FADE, FADE, QUIFF, SPIKES, SWEPT),
  ...on(SHORT_CURLS, ROUND),
];

/** Hair that can be seen under a hat. */
export const HAIR_UNDER_HATS: Readonly<Record<'f' | 'm' | 'n', Hair[]>> = {
  f: [...on(LONG, SWEPT), ...on(BOB, PARTED), ...on(STRAIGHT, FRINGE), ...on(WAVES, PARTED)],
  m: on('', CROP, FADE),
  n: [...on('', SIDE), ...on(BOB, PARTED)],
};

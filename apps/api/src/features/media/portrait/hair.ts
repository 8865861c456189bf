/** A hairstyle on a field of 96 by 96: what is behind the head, what is on it, and its strands. */
export interface Hair {
  behind?: string;
  front?: string;
  strands?: string;
  /** Curls: x, y and radius. */
  curls?: readonly (readonly [x: number, y: number, r: number])[];
}

/** Hairlines. */
const SIDE = 'M30 45c-4-19 5-30 18.5-30S70 26 66 45c-1-5-2.5-8-5-10.5C52 35 44 32 39 27c-1 7-5 11-9 18Z';
const MIDDLE = 'M29.5 47C26 27 35 15 48 15s22 12 18.5 32c-1-8-6-16-18.5-22-12.5 6-17.5 14-18.5 22Z';
const BANGS = 'M29.5 45C26 26 35 15 48 15s22 11 18.5 30c-.5-3-1-5-2-7.5-10 1.5-22 1.5-33 0-1 2.5-1.5 4.5-2 7.5Z';
const SWEPT = 'M29.5 46C26 27 35 15 48 15s22 12 18.5 31c-1-6-2-9-4.5-12-5-2-9-5-11-9-4 6-13 9-19 11-1 3-1.5 6-2.5 10Z';
const BACK = 'M30 44c-3-18 6-28 18-28s21 10 18 28c-1.5-10-8-17-18-17s-16.5 7-18 17Z';
const SHORT = 'M30 44c-3-17 5-28 18-28s21 11 18 28c-1.5-5-2-9-4-12-9-2.5-19-2.5-28 0-2 3-2.5 7-4 12Z';

/** Lengths. */
const LONG = 'M27 42c0-18 9-27 21-27s21 9 21 27c0 14 2 26 5 38-8 3-16 1-18-4H40c-2 5-10 7-18 4 3-12 5-24 5-38Z';
const BOB = 'M26.5 42c0-19 9-27 21.5-27s21.5 8 21.5 27c0 9 0 16-2.5 21-7 3-31 3-38 0-2.5-5-2.5-12-2.5-21Z';
const WAVES =
  'M27 41c0-18 9-26 21-26s21 8 21 26c0 6 5 9 3.5 15s3.5 9 1 15-10 7-15 4H37.5c-5 3-12.5 2-15-4s2.5-9 1-15S27 47 27 41Z';
const TAIL = 'M60 20c14 0 17 14 14.5 27-1.5 9 2 17-2 25-7-1-9-10-8-19 1-12 1-22-8-27Z';
const TIED = 'M27 42C27 24 36 15 48 15s21 9 21 27c0 9-1 16-5 20H34c-5-6-7-12-7-20Z';
const BRAID =
  'M63 57c4 1 6 4 6 8 2 3 1 6-.5 8 1.5 3 1 6-1 8 .5 3 0 6-2 9-2-3-3-6-2.5-9-2-2-2-5-1-8-1.5-3-1.5-6-.5-8-1-3-.5-5 1.5-8Z';

const STRAND = 'M34 28c3-5 8-8 14-8.5M37 31c3-4 6-6 10-7';
const FALL = 'M28 50c0 9-1 17-2.5 25M68 50c0 9 1 17 2.5 25';

const CROWN: NonNullable<Hair['curls']> = [
  [33, 28, 7],
  [39, 20.5, 7.5],
  [48, 17.5, 8],
  [57, 20.5, 7.5],
  [63, 28, 7],
  [44, 25, 6],
  [53, 25, 6],
];

/** The last ones are covered: see `cloths.ts`. */
export const HAIR = {
  bald: {},
  long: { behind: LONG, front: SIDE, strands: STRAND + FALL },
  parted: { behind: LONG, front: MIDDLE, strands: FALL },
  bangs: { behind: LONG, front: BANGS, strands: FALL + STRAND },
  bob: { behind: BOB, front: SWEPT, strands: STRAND },
  fringe: { behind: BOB, front: BANGS, strands: STRAND },
  waves: { behind: WAVES, front: SWEPT, strands: STRAND },
  wavy: { behind: WAVES, front: MIDDLE, strands: FALL },
  bun: { behind: 'M38 12a10 9 0 0 1 20 0 10 9 0 0 1-20 0Z', front: BACK, strands: 'M35 31c3-5 8-8 13-8s10 3 13 8' },
  knot: { behind: 'M57 55c6-4 14-1 14 5s-8 9-14 4Z', front: SIDE, strands: STRAND },
  tail: { behind: TAIL, front: BACK, strands: 'M35 31c3-5 8-8 13-8s10 3 13 8M70 34c2 6 1 14 0 21' },
  braid: { behind: TIED, front: MIDDLE + BRAID, strands: 'M63 65l5 3M63.5 73l4.5 3M64 81l3 2' },
  pixie: { front: SWEPT, strands: STRAND },
  curls: {
    front: BACK,
    curls: [
      ...CROWN,
      [28, 37, 7],
      [26, 47, 7],
      [28, 57, 7],
      [68, 37, 7],
      [70, 47, 7],
      [68, 57, 7],
      [31, 65, 6],
      [65, 65, 6],
    ],
  },
  afro: {
    behind: 'M22 38a26 25 0 0 1 52 0c0 10-4 17-10 20H32c-6-3-10-10-10-20Z',
    front: BACK,
  },
  braids: {
    behind: LONG,
    front: MIDDLE,
    strands: 'M27 44l-2 24M30 48l-1.5 20M69 44l2 24M66 48l1.5 20M48 17v8M41 18l-4 12M55 18l4 12M35 22l-5 14M61 22l5 14',
  },
  crop: { front: SHORT, strands: STRAND },
  side: { front: SIDE, strands: STRAND },
  quiff: {
    front:
      'M30.5 44c-3-11-2-19 3-23 2-6 13-9 22-6 9 2.5 13 12 10.5 29-1.5-5-2-9-4-12-7-3-17-2.5-25-.5-3 3-5 7-6.5 12.5Z',
    strands: 'M37 24c4-4 10-5 16-3M41 28c4-2 8-2.5 12-1.5',
  },
  fade: {
    front: 'M31 43c-1-3-1-6-.5-9C31 23 38 16 48 16s17 7 17.5 18c.5 3 .5 6-.5 9l-2-8c-9-3.5-21-3.5-30 0Z',
    strands: 'M38 22c3-2 6-3 10-3',
  },
  mop: {
    front:
      'M29 46C25 26 35 14 48 14s23 12 19 32c-1.5-4-2.5-6-3-9-3 1-6 .5-8-1.5-4 3-9 3-12 0-3 2-7 3-10 2-1.5 2.5-3.5 5-5 8.5Z',
    strands: STRAND,
  },
  coils: { front: SHORT, curls: CROWN },
  locks: {
    behind: 'M27 42c0-18 9-27 21-27s21 9 21 27v17c-3 3-39 3-42 0Z',
    front: MIDDLE,
    strands: 'M29 44v12M32.5 48v8M67 44v12M63.5 48v8M40 19l-6 13M56 19l6 13M48 17v8',
  },
  receding: {
    front:
      'M30.5 46c-5-16 1-30 17.5-30s22.5 14 17.5 30c-1-5-2-8-3-12 0-5-2-8-5-10-5-1.5-13-1.5-19 0-3 2-4.5 5-5 10-1 4-2 7-3 12Z',
    strands: 'M38 20c3-2 6-2.5 10-2.5',
  },
  hijab: {},
  turban: {},
  wrap: {},
} as const satisfies Record<string, Hair>;

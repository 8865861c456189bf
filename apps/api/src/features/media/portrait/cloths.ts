import { HAIR, type Hair } from './hair.ts';

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const fold = (d: string) => `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/>`;

/** Coverings of the hair, in the colour of a cloth: behind the head, and on it. */
export const CLOTHS: ReadonlyMap<Hair, (cloth: string) => { behind: string; front: string }> = new Map([
  [
    HAIR.hijab,
    (cloth: string) => ({
      behind: shape('M24 44c0-20 10-31 24-31s24 11 24 31c0 14 3 24 6 32H18c3-8 6-18 6-32Z', cloth),
      front:
        shape(
          'M25 47c-2-22 8-34 23-34s25 12 23 34c-1 15-8 25-14 30 11 1 17 5 19 13-16 8-42 7-56-2 3-7 9-10 19-11-6-5-13-15-14-30Zm7-3c0 12 7 22 16 22s16-10 16-22c0-11-6-19-16-19s-16 8-16 19Z',
          cloth,
        ) + fold('M31 55c3 9 9 15 17 15 9 0 15-5 18-14M30 88c8-7 17-10 29-10M33 22c8-6 21-7 30 0'),
    }),
  ],
  [
    HAIR.turban,
    (cloth: string) => ({
      behind: '',
      front:
        shape('M27.5 39C23 22 32 9 48 9s25 13 20.5 30c-4-5-11-9-20.5-13-9.5 4-16.5 8-20.5 13Z', cloth) +
        fold('M29 31c6-9 16-15 29-20M31 34c9-7 21-12 34-18M67 31c-6-5-12-9-19-12M35 15c10 1 22 7 33 18'),
    }),
  ],
  [
    HAIR.wrap,
    (cloth: string) => ({
      behind: shape('M37 13a11 8.5 0 0 1 22 0 11 8.5 0 0 1-22 0Z', cloth),
      front:
        shape('M28.5 37C25 22 33 12 48 12s23 10 19.5 25c-4-6-11-9-19.5-9s-15.5 3-19.5 9Z', cloth) +
        fold('M31 30c8-9 21-12 33-8M35 20c9-4 18-3 28 3M42 12c2-3 8-4 12-1'),
    }),
  ],
]);

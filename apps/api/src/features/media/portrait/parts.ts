import type { Skin } from './colours.ts';

/** The ends of all lines are round. */
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const shade = (d: string, opacity: number) => `<path d="${d}" opacity="${opacity}"/>`;
const INK = '#241a19';

/** The shapes of a face. */
export const FACES = {
  oval: 'M31 41c0-13 7-20 17-20s17 7 17 20c0 15-8 25-17 25S31 56 31 41Z',
  round: 'M30.5 42c0-13 7.5-21 17.5-21s17.5 8 17.5 21c0 14-8 23-17.5 23s-17.5-9-17.5-23Z',
  square: 'M31 40c0-13 7-19 17-19s17 6 17 19c0 9-.5 15-4 19.5-3.5 4.5-8 7-13 7s-9.5-2.5-13-7C31.5 55 31 49 31 40Z',
} as const;

export const head = ({ fill, shadow }: Skin, face: string) =>
  shape('M40 55h16v14c3 5-5 9-8 9s-11-4-8-9Z', fill) +
  shape('M40 60c4 5 12 5 16 0v5c-3 5-13 5-16 1Z', shadow) +
  line('M30.8 43.4v3.2M65.2 43.4v3.2', fill, 6.4) +
  line('M29.8 43.5c1-.5 1.6.5 1.6 3M66.2 43.5c-1-.5-1.6.5-1.6 3', shadow, 1) +
  shape(face, fill);

const PUPILS = line('M41 44.7v.6M55 44.7v.6', INK, 3.9) + line('M41.7 44.2h.01M55.7 44.2h.01', '#fff', 1.4);
const EYES = {
  open: PUPILS + line('M38.2 43.7c1.6-1.7 4-1.7 5.6-.3M52.2 43.4c1.6-1.4 4-1.4 5.6.3', INK, 1.1),
  smiling: line('M38.3 45.8c1.3-2.3 4.1-2.3 5.4 0M52.3 45.8c1.3-2.3 4.1-2.3 5.4 0', INK, 1.7),
  lashes: PUPILS + line('M37.3 43.2c2-2 4.9-1.9 6.4 0M52.3 43.2c1.5-1.9 4.4-2 6.4 0', INK, 1.5),
};
const BROWS = {
  soft: 'M37.5 40.3c2-1.6 4.7-1.7 6.7-.6M51.8 39.7c2-1.1 4.7-1 6.7.6',
  level: 'M37.3 39.8c2.2-.9 4.6-.9 6.9 0M51.8 39.8c2.3-.9 4.7-.9 6.9 0',
  high: 'M37.6 39.4c1.8-2.1 4.6-2.3 6.6-1.2M51.8 38.2c2-1.1 4.8-.9 6.6 1.2',
};
const mouth = {
  calm: ({ lips }: Skin) => line('M43 56c3 2.2 7 2.2 10 0', lips, 1.8),
  smile: ({ lips }: Skin) => line('M42 55.3c3.5 3.6 8.5 3.6 12 0', lips, 1.9),
  laugh: () =>
    shape('M41.8 54.8c4 1.2 8.4 1.2 12.4 0-.3 4.6-3 6.7-6.2 6.7s-5.9-2.1-6.2-6.7Z', '#6b2422') +
    shape('M42.3 54.9c3.8 1.1 7.6 1.1 11.4 0-.1 1-.3 1.7-.6 2.4-3.2.7-7 .7-10.2 0-.3-.7-.5-1.4-.6-2.4Z', '#fff'),
  lips: ({ lips }: Skin) =>
    shape('M41.8 54.6c2.2-.6 4.4-1 6.2-.2 1.8-.8 4-.4 6.2.2-1.2 3.3-3.4 4.9-6.2 4.9s-5-1.6-6.2-4.9Z', lips) +
    line('M42.2 54.9c3.6 2 8 2 11.6 0', INK, 0.7),
};

/** How they look at one: eyes, brows and mouth. */
export const LOOKS = {
  calm: ['open', 'soft', 'calm'],
  warm: ['open', 'soft', 'smile'],
  bright: ['open', 'high', 'laugh'],
  merry: ['smiling', 'soft', 'laugh'],
  steady: ['open', 'level', 'calm'],
  frank: ['open', 'level', 'smile'],
  gentle: ['lashes', 'soft', 'lips'],
  lively: ['lashes', 'high', 'smile'],
  glad: ['lashes', 'soft', 'laugh'],
} as const satisfies Record<string, readonly [keyof typeof EYES, keyof typeof BROWS, keyof typeof mouth]>;

export function features([eyes, brows, lips]: (typeof LOOKS)[keyof typeof LOOKS], skin: Skin, hair: string): string {
  return (
    line('M37 51.5h.01M59 51.5h.01', '#d9442b1c', 7.2) +
    line(BROWS[brows], hair, 1.7) +
    EYES[eyes] +
    line('M48.6 45.5c.3 2.4 1.3 3.7 1 4.7-.3.9-1.7 1-3.1.5', skin.shadow, 1.4) +
    mouth[lips](skin)
  );
}

export const BEARDS = {
  none: '',
  full: 'M31 45c1.5 4 3 6.5 5.5 7.5 2.5-2 7-2.5 11.5-2.5s9 .5 11.5 2.5C62 51.5 63.5 49 65 45c1 14-5 24.5-17 24.5S30 59 31 45Zm11 10.3c.5 2.9 3 4.2 6 4.2s5.5-1.3 6-4.2c-3.5-1-8.5-1-12 0Z',
  short:
    'M31 46c2 6 4 9 8 11 5.5 1.5 12.5 1.5 18 0 4-2 6-5 8-11 0 12-6 21.5-17 21.5S31 58 31 46Zm11 9.3c.5 2.9 3 4.2 6 4.2s5.5-1.3 6-4.2c-3.5-1-8.5-1-12 0Z',
  moustache: 'M41 54.3c1.5-2 4.5-2.7 7-1.6 2.5-1.1 5.5-.4 7 1.6-2 .9-4.5 1-7 .5-2.5.5-5 .4-7-.5Z',
  goatee:
    'M41.5 54.2c3.8-2.4 9.2-2.4 13 0l-.3 1.6c-3.8-1.5-8.6-1.5-12.4 0ZM42.5 60c3 2.2 8 2.2 11 0 .8 4.6-1.5 8-5.5 8s-6.3-3.4-5.5-8Z',
  close: 'M31 46c2 6 5 9.5 9 10.5 5-2.5 11-2.5 16 0 4-1 7-4.5 9-10.5 0 12-6 20.5-17 20.5S31 58 31 46Z',
} as const;

const frames = (shapes: string, colour: string) =>
  `<g fill="#fff" fill-opacity=".13" stroke="${colour}" stroke-width="1.5">${shapes}<path d="M46.6 44.5c.9-.7 1.9-.7 2.8 0M34.8 43.5l-3.3-1M61.2 43.5l3.3-1" fill="none"/></g>`;
export const GLASSES = {
  none: '',
  round: frames('<circle cx="40.8" cy="45" r="5.8"/><circle cx="55.2" cy="45" r="5.8"/>', '#2b2426'),
  square: frames(
    '<rect x="34.8" y="40.5" width="11.8" height="9" rx="2.6"/><rect x="49.4" y="40.5" width="11.8" height="9" rx="2.6"/>',
    '#2b2426',
  ),
  wire: frames('<circle cx="40.8" cy="45" r="5.8"/><circle cx="55.2" cy="45" r="5.8"/>', '#a3763a'),
  tortoise: frames(
    '<path d="M34.7 41h11.9v3.5c0 6.5-11.9 6.5-11.9 0ZM49.4 41h11.9v3.5c0 6.5-11.9 6.5-11.9 0Z"/>',
    '#7a4a26',
  ),
} as const;

const SHOULDERS = 'M8 98c0-15 9-22 25-25.5 3-.7 5-1.5 6-2.5h18c1 1 3 1.8 6 2.5C79 76 88 83 88 98Z';
const body = (colour: string) =>
  shape(SHOULDERS, colour) + shade('M20 98c0-8 2-13 5-17-1 6-1 11 0 17ZM76 98c0-8-2-13-5-17 1 6 1 11 0 17Z', 0.14);
const OPEN = 'M38 71c1 8 5 14 10 18 5-4 9-10 10-18l4 1.2C61 82 56 91 48 98c-8-7-13-16-14-25.8Z';

/** Clothes in two colours: under the neck, and on it. */
export const CLOTHES = {
  jumper: (one: string, two: string) => ({ under: body(one), over: line('M37.8 71.5c1.5 9 18.9 9 20.4 0', two, 3) }),
  shirt: (one: string, two: string) => ({
    under: body(one),
    over:
      shape('M39.5 68 48 80l-7 6-7-12ZM56.5 68 48 80l7 6 7-12Z', two) +
      line('M48 81v17', two, 1.2) +
      shade('M48 80l-7 6-1-1.5L48 78l8 6.5-1 1.5Z', 0.12),
  }),
  blazer: (one: string, two: string) => ({
    under: body(two),
    over:
      shape('M36 70 48 98H8c0-15 9-22 25-25.5ZM60 70 48 98h40c0-15-9-22-25-25.5Z', one) +
      shade('M36 70 33 72l-3 10 6 2-3 4 14 10ZM60 70l3 2 3 10-6 2 3 4-14 10Z', 0.22),
  }),
  polo: (one: string, two: string) => ({
    under: body(one),
    over: shape('M37 70c0 7 5 12 11 12s11-5 11-12l3 1.5C62 81 57 86 48 86s-14-5-14-14.5Z', two),
  }),
  rollneck: (one: string) => ({
    under: body(one),
    over:
      shape('M38.5 66c5 4 14 4 19 0l3 9c-5 7-20 7-25 0Z', one) +
      shade('M38.5 66c5 4 14 4 19 0l1 3.5c-5 5-16 5-21 0Z', 0.14),
  }),
  wrap: (one: string, two: string) => ({ under: body(one), over: shape(OPEN, two) }),
  kurta: (one: string, two: string) => ({
    under: body(one),
    over: shape('M38 68c4 6 16 6 20 0l2 5c-5 5-9 6-10.5 6V98h-3V79C45 79 41 78 36 73Z', two),
  }),
  hoodie: (one: string, two: string) => ({
    under: shape('M30 78c-3-12 6-20 18-20s21 8 18 20Z', one) + body(one),
    over:
      shade('M37 70c-4 2-6 5-5 9 6 6 26 6 32 0 1-4-1-7-5-9 0 6-5 10-11 10s-11-4-11-10Z', 0.16) +
      line('M42 82v9M54 82v9', two, 1.6),
  }),
  scarf: (one: string, two: string) => ({
    under: body(one),
    over:
      shape('M35 66c7 7 19 7 26 0 4 4 5 8 3 12-9 6-23 6-32 0-2-4-1-8 3-12ZM54 78l8-2 5 22H56Z', two) +
      shade('M34 73c9 6 20 6 29 0l1 3c-9 6-22 6-31 0Z', 0.14),
  }),
} as const;

import type { SeededRandom } from './choices.ts';

const DARK = 'fill="none" stroke="#000" stroke-linecap="round"';

/** Darkens what lies under it. */
export const shade = (d: string, opacity: number) => `<path d="${d}" fill="#000" opacity="${opacity}"/>`;

export const head = (skin: string, jaw: number) =>
  `<path d="M40 58h16v14c0 5-16 5-16 0Z" fill="${skin}"/>` +
  shade('M40 64c4 4 12 4 16 0v4c-4 4-12 4-16 0Z', 0.13) +
  `<ellipse cx="30.500" cy="48" rx="3" ry="4.500" fill="${skin}"/><ellipse cx="65.500" cy="48" rx="3" ry="4.500" fill="${skin}"/>` +
  `<ellipse cx="48" cy="46" rx="${jaw}" ry="21" fill="${skin}"/>`;

const SHOULDERS = 'M12 100c1-18 15-27 36-27s35 9 36 27Z';

/** Draws shoulders with their clothes. */
export function clothes(colour: string, second: string, { pick }: SeededRandom): string {
  const neck = pick([
    '',
    '',
    `<path d="M38 73c2 7 18 7 20 0l3 1c-3 11-23 11-26 0Z" fill="${second}"/>`,
    `<path d="m38 72 10 14 10-14 5 2-9 26H42l-9-26Z" fill="#fff" opacity=".85"/><path d="m38 72-6 3 8 16 8-5ZM58 72l6 3-8 16-8-5Z" fill="${colour}"/>`,
    `<path d="M37 71c5 5 17 5 22 0l2 8c-6 6-20 6-26 0Z" fill="${second}"/>`,
    shade('M30 76c4 8 4 16 3 24h3c1-9 0-17-3-25ZM66 76c-4 8-4 16-3 24h-3c-1-9 0-17 3-25Z', 0.18),
  ]);
  return `<path d="${SHOULDERS}" fill="${colour}"/>${neck}`;
}

/** Eyes, brows, nose and mouth, drawn in darker tones of whatever the skin is. */
export function face({ pick }: SeededRandom): string {
  const mouth = pick([
    'M42.5 57c3.5 3 7.5 3 11 0',
    'M41.5 56.5c4 4.500 9 4.500 13 0',
    'M43.5 57.500c3 1.500 6 1.500 9 0',
    'M42.5 56.500c3.500 3.500 8 3.500 11.500-.500',
  ]);
  const smile = `<path d="M41.500 56c4 1 9 1 13 0-.5 4.500-3 6.500-6.500 6.500s-6-2-6.500-6.500Z" fill="#fff"/><path d="M41.500 56c4 1 9 1 13 0" ${DARK} stroke-opacity=".4" stroke-width="1.300"/>`;
  const eyes = pick([
    '<circle cx="41.500" cy="47" r="1.700" fill="#000" opacity=".7"/><circle cx="54.500" cy="47" r="1.700" fill="#000" opacity=".7"/>',
    '<ellipse cx="41.300" cy="47" rx="1.700" ry="2.200" fill="#000" opacity=".7"/><ellipse cx="54.700" cy="47" rx="1.700" ry="2.200" fill="#000" opacity=".7"/>',
    `<path d="M39 47.500c1.500-2 3.500-2 5 0M52 47.500c1.500-2 3.500-2 5 0" ${DARK} stroke-opacity=".7" stroke-width="1.800"/>`,
    '<circle cx="40.800" cy="46.500" r="1.800" fill="#000" opacity=".72"/><circle cx="55.200" cy="46.500" r="1.800" fill="#000" opacity=".72"/>',
  ]);
  const brows = pick([
    'M38 42.500c2-1.500 4.500-1.500 6.500-.5M51.500 42c2-1 4.500-1 6.500.5',
    'M38.500 41.500c2-.8 4-.8 6 .3M51.500 41.800c2-1.100 4-1.100 6-.3',
    'M37.500 43c2-2.500 5-2.500 7-1M51.500 42c2-1.500 5-1.500 7 1',
  ]);
  const nose = pick(['M48 48v4.500', 'M48.500 48c-1 2-1.500 3.500-.5 4.500', 'M46.500 52.500c1 .8 2 .8 3 0', '']);
  return (
    `${eyes}<path d="${brows}" ${DARK} stroke-opacity=".45" stroke-width="1.500"/>` +
    `<path d="${nose}" ${DARK} stroke-opacity=".2" stroke-width="1.500"/>` +
    pick([
      `<path d="${mouth}" ${DARK} stroke-opacity=".45" stroke-width="1.800"/>`,
      `<path d="${mouth}" ${DARK} stroke-opacity=".45" stroke-width="1.800"/>`,
      smile,
    ])
  );
}

export const FRECKLES = `<g fill="#7a3b12" opacity=".4">${[
  [37, 52],
  [39.5, 53.5],
  [35.5, 54.5],
  [56.5, 53.5],
  [59, 52],
  [60.5, 54.5],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8"/>`)
  .join('')}</g>`;
export const BLUSH =
  '<g fill="#d9483b" opacity=".16"><circle cx="37" cy="54" r="3.500"/><circle cx="59" cy="54" r="3.500"/></g>';

const frame = (shapes: string, colour: string) =>
  `<g fill="#fff" fill-opacity=".18" stroke="${colour}" stroke-width="1.600">${shapes}<path d="M46.500 46.500c1-.8 2-.8 3 0M35 46l-4-1M61 46l4-1" fill="none"/></g>`;
export const glasses = (colour: string, { pick }: SeededRandom) =>
  frame(
    pick([
      '<circle cx="41" cy="47" r="5.700"/><circle cx="55" cy="47" r="5.700"/>',
      '<rect x="35" y="42.500" width="11.500" height="8.500" rx="2.500"/><rect x="49.500" y="42.500" width="11.500" height="8.500" rx="2.500"/>',
      '<path d="M35 43h11.500v3.500c0 6-11.500 6-11.500 0ZM49.500 43H61v3.500c0 6-11.500 6-11.500 0Z"/>',
    ]),
    colour,
  );

export const beard = (colour: string, { pick }: SeededRandom) =>
  `<g fill="${colour}">${pick([
    '<path d="M30.500 48c1 3 2.500 5 5 6 3-3 8-3.500 12.500-3.500S57.500 51 60.500 54c2.500-1 4-3 5-6 1 12-5 21.500-17.500 21.500S29.500 60 30.500 48Zm11 8.500c1 3.500 3.500 5 6.500 5s5.500-1.500 6.500-5c-4-1.500-9-1.500-13 0Z" fill-rule="evenodd"/>',
    '<path d="M41 54.500c4-2.500 10-2.500 14 0 1 1.500 0 2-1.500 1.500-3.500-1-7.500-1-11 0-1.500.5-2.500 0-1.500-1.500Z"/>',
    '<path d="M40.500 60c2 2.500 4.500 3 7.500 3s5.500-.5 7.500-3c1 4-1.500 8-7.500 8s-8.500-4-7.500-8Z"/>',
    '<path d="M30.500 49c2 9 8 14 17.500 14S63.500 58 65.500 49c.5 12-6 19.500-17.500 19.500S30 61 30.500 49Z" opacity=".32"/>',
  ])}</g>`;

export const earrings = (colour: string) =>
  `<g fill="${colour}"><circle cx="30" cy="54" r="1.800"/><circle cx="66" cy="54" r="1.800"/></g>`;

/** A scarf round the face, leaving it open: behind the head, and on it. */
export const hijab = (colour: string) => ({
  behind: `<path d="M23 46c0-20 11-30 25-30s25 10 25 30c0 12 4 22 8 30-10 8-56 8-66 0 4-8 8-18 8-30Z" fill="${colour}"/>`,
  front:
    `<path d="M24 46c0-19 10-29 24-29s24 10 24 29c0 14-8 27-16 30 5-8 10-17 10-29 0-11-7-19-18-19s-18 8-18 19c0 12 5 21 10 29-8-3-16-16-16-30Z" fill="${colour}"/>` +
    `<path d="M30 62c6 10 30 10 36 0 5 6 7 12 6 16-8 8-40 8-48 0-1-4 1-10 6-16Z" fill="${colour}"/>` +
    shade('M31 63c8 9 26 9 34 0-5 12-29 14-34 0Z', 0.14),
});

/** A wound turban. */
export const turban = (colour: string) =>
  `<path d="M27 40c-3-16 8-27 21-27s24 11 21 27c-5-7-12-10-21-10s-16 3-21 10Z" fill="${colour}"/>` +
  shade('M29 33c8-9 22-12 36-4l2 4c-13-8-27-6-39 3ZM33 22c9-5 20-5 29 3l1 2c-10-6-21-7-31-2Z', 0.14) +
  '<path d="M48 30l-5-7 5-7 5 7Z" fill="#fff" opacity=".16"/>';

export const HATS = {
  beanie: (colour: string) =>
    `<path d="M28 38c-1-14 8-22 20-22s21 8 20 22Z" fill="${colour}"/><rect x="26.500" y="34" width="43" height="7.500" rx="3.500" fill="${colour}"/>${shade('M30 34h36c3 0 3.500 1 3.500 2h-43c0-1 .5-2 3.500-2Z', 0.18)}`,
  band: (colour: string) =>
    `<path d="M29.500 36c3-9 10-13.500 18.500-13.500S63.500 27 66.500 36l-2.500 1.500C60 30 54.500 27 48 27s-12 3-16 10.500Z" fill="${colour}"/>`,
};

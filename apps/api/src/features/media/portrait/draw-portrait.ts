import { CLOTHS } from './cloths.ts';
import { DYES, GROUNDS, HAIR_COLOURS, SKINS } from './colours.ts';
import { HAIR, type Hair } from './hair.ts';
import { BEARDS, CLOTHES, FACES, features, GLASSES, head, LOOKS } from './parts.ts';

/** Each part of a portrait, in the order of the name's letters. New entries come last in theirs: names are kept. */
const PARTS = {
  skin: SKINS,
  face: FACES,
  look: LOOKS,
  hair: HAIR,
  hair_colour: HAIR_COLOURS,
  beard: BEARDS,
  glasses: GLASSES,
  clothes: CLOTHES,
  colour: DYES,
  second: DYES,
  ground: GROUNDS,
} as const;
type Parts = typeof PARTS;
type Part = keyof Parts;
type Entry<P extends Part> = Parts[P][keyof Parts[P]];

/** A person's portrait. The second colour is that of a cloth on the head, too. */
export type Portrait = { [P in Part]?: keyof Parts[P] };

const names = Object.keys(PARTS) as Part[];

/** The address of a portrait: a letter for each part. */
export const portraitUrl = (portrait: Portrait): string =>
  `/api/v1/media/portraits/${names
    .map((part) => Math.max(0, Object.keys(PARTS[part]).indexOf(portrait[part] ?? '')).toString(36))
    .join('')}.svg`;

function partOf<P extends Part>(name: string, part: P): Entry<P> {
  const entries = Object.values(PARTS[part]) as Entry<P>[];
  return entries[Number.parseInt(name[names.indexOf(part)] ?? '0', 36) % entries.length] as Entry<P>;
}

const path = (d: string | undefined, fill: string) => (d ? `<path d="${d}" fill="${fill}"/>` : '');

function hairOn({ behind, front, strands, curls }: Hair, [colour, light]: readonly [string, string]) {
  const balls = (curls ?? []).map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  const lines = strands && `<path d="${strands}" fill="none" stroke="${light}" stroke-width="1.3"/>`;
  return {
    behind: path(behind, colour) + (balls && `<g fill="${colour}">${balls}</g>`),
    front: path(front, colour) + (lines ?? ''),
  };
}

/**
 * Draws the portrait of a demonstration account: the same name always gives the same picture.
 * @returns an SVG of 96 by 96, without text, scripts or links.
 */
export function drawPortrait(name: string): string {
  const part = <P extends Part>(one: P) => partOf(name, one);
  const [skin, face, second, [ground, disc]] = [part('skin'), part('face'), part('second'), part('ground')];
  const [hair_colour, hair] = [part('hair_colour'), part('hair')];
  const cloth = CLOTHS.get(hair)?.(second);
  const { behind, front } = cloth ?? hairOn(hair, hair_colour);
  const { under, over } = part('clothes')(part('colour'), second);
  const layers = [
    `<path d="M0 0h96v96H0Z" fill="${ground}"/><circle cx="48" cy="50" r="39" fill="${disc}"/>`,
    behind,
    under,
    head(skin, face),
    path(part('beard'), hair_colour[0]),
    features(part('look'), skin, hair_colour[0]),
    front,
    part('glasses'),
    over,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" stroke-linecap="round" fill-rule="evenodd">${layers.join('')}</svg>`;
}

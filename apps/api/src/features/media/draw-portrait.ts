import { seededRandom, type SeededRandom } from './choices.ts';
import { ANYBODYS_HAIR, HAIR_UNDER_HATS, MENS_HAIR, WOMENS_HAIR, type Hair } from './portrait-hair.ts';
import {
  beard,
  BLUSH,
  clothes,
  earrings,
  face,
  FRECKLES,
  glasses,
  HATS,
  head,
  hijab,
  turban,
} from './portrait-parts.ts';

/** Tints behind the head, from the product's palette. */
const BACKGROUNDS = [
  '#bfe4dc',
  '#d2ecfc',
  '#d9e8c8',
  '#e6dcf4',
  '#fbd58a',
  '#ffd9cb',
  '#f6e3d0',
  '#cfe0f5',
  '#f3d6e0',
  '#dfe6e9',
] as const;

/** Skin with the hair colours that are usual with it, dark to light. */
const COMPLEXIONS = [
  { skin: '#4a2c1d', hair: ['#0f0b0a', '#17110f', '#1d1512'] },
  { skin: '#5b3826', hair: ['#0f0b0a', '#17110f', '#2a1a12'] },
  { skin: '#6f452d', hair: ['#0f0b0a', '#17110f', '#2a1a12'] },
  { skin: '#85563a', hair: ['#0f0b0a', '#17110f', '#241610'] },
  { skin: '#9c6a45', hair: ['#15130f', '#1d1a1c', '#2a1a12'] },
  { skin: '#b57a4f', hair: ['#15130f', '#1d1a1c', '#2a1a12', '#3a2418'] },
  { skin: '#c98f63', hair: ['#15130f', '#2a1a12', '#3a2418'] },
  { skin: '#d9a577', hair: ['#111317', '#1d1a1c', '#3a2418', '#57361f'] },
  { skin: '#e8b58d', hair: ['#111317', '#1d1a1c', '#3a2418', '#57361f'] },
  { skin: '#e9bd97', hair: ['#111317', '#3a2418', '#57361f', '#7a4d28'] },
  { skin: '#efc7a4', hair: ['#111317', '#3a2418', '#7a4d28', '#a86f32', '#8c3b1c'] },
  { skin: '#f5d3b8', hair: ['#3a2418', '#7a4d28', '#a86f32', '#cfa257', '#8c3b1c', '#b3541e'] },
  { skin: '#f8dcc8', hair: ['#57361f', '#a86f32', '#cfa257', '#e0c27c', '#b3541e'] },
] as const;

/** Rare colours: grey or dyed. */
const RARE_HAIR = ['#8d8a87', '#c9c5bf', '#5f6b7a', '#7d3a5a', '#2f5d62'] as const;

const CLOTHES = [
  '#e54316',
  '#1f4f7d',
  '#5a3d7a',
  '#0f3d39',
  '#fbbe3a',
  '#00594a',
  '#8c2f39',
  '#2b2d42',
  '#3d6b4f',
  '#b5651d',
  '#34495e',
  '#7a8b3a',
] as const;
/** Cloths worn on the head. */
const CLOTHS = [
  '#00594a',
  '#1f4f7d',
  '#8c2f39',
  '#5a3d7a',
  '#d98324',
  '#2b2d42',
  '#b8a38a',
  '#d8c4b6',
  '#6a8d92',
  '#c05a6d',
] as const;

type Look = 'f' | 'm' | 'n';
const HAIR: Readonly<Record<Look, readonly Hair[]>> = {
  f: [...WOMENS_HAIR, ...ANYBODYS_HAIR],
  m: [...MENS_HAIR, ...ANYBODYS_HAIR],
  n: [...ANYBODYS_HAIR, ...WOMENS_HAIR.slice(3, 12), ...MENS_HAIR],
};
/** Consecutive numbers must not give similar portraits. */
const SPREAD: Readonly<Record<Look, number>> = { f: 0x9e_37_79_b1, m: 0x85_eb_ca_77, n: 0xc2_b2_ae_3d };

const some = <T>(entries: readonly T[]) => entries as readonly [T, ...T[]];

/** Draws the head covering: cloth, or hair with an occasional hat or band. */
function headwear(look: Look, hairColour: string, { pick, chance }: SeededRandom): Hair & { covered: boolean } {
  const cloth = pick(CLOTHS);
  if (look === 'f' && chance(9)) {
    return { ...hijab(cloth), covered: true };
  }
  if (look === 'm' && chance(4)) {
    return { behind: '', front: turban(cloth), covered: true };
  }
  const hatted = chance(4);
  const { behind, front } = pick(some(hatted ? HAIR_UNDER_HATS[look] : HAIR[look]));
  const extra = hatted ? HATS.beanie(cloth) : look === 'f' && chance(8) ? HATS.band(cloth) : '';
  const inColour = (paths: string) => `<g fill="${hairColour}">${paths}</g>`;
  return { behind: inColour(behind), front: inColour(front) + extra, covered: false };
}

/**
 * Draws the portrait of a demonstration account: the same name always gives the same picture.
 * @param name `f12.svg`, `m12.svg` or `n12.svg`.
 * @returns an SVG of 96 by 96, without text, scripts or links.
 */
export function drawPortrait(name: string): string {
  const look = (name[0] ?? 'n') as Look;
  const number = Number.parseInt(name.slice(1), 10) || 0;
  const chosen = seededRandom(Math.imul(number + 1, SPREAD[look]));
  const { pick, chance } = chosen;
  const { skin, hair } = pick(some(COMPLEXIONS));
  const hairColour = chance(7) ? pick(RARE_HAIR) : pick(some<string>(hair));
  const { behind, front, covered } = headwear(look, hairColour, chosen);
  const bearded = look === 'm' && chance(40);
  const layers = [
    `<rect width="96" height="96" fill="${pick(BACKGROUNDS)}"/>`,
    behind,
    clothes(pick(CLOTHES), pick(CLOTHES), chosen),
    head(skin, pick([17, 17.5, 18, 18.5])),
    chance(18) ? BLUSH : '',
    chance(7) ? FRECKLES : '',
    bearded ? beard(hairColour, chosen) : '',
    face(chosen),
    front,
    chance(26) ? glasses(pick(['#1d1a1c', '#5a3d2b', '#2b2d42', '#8a6d3b', '#7d3a5a']), chosen) : '',
    look === 'f' && !covered && chance(30) ? earrings(pick(['#fbbe3a', '#e8e4dc', '#e54316'])) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${layers.join('')}</svg>`;
}

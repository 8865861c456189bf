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
import { CLOTHS, COMPLEXIONS, RARE_HAIR, BACKGROUNDS, CLOTHES } from './portrait-colours.ts';

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

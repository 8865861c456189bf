import type { Gender } from './mentor.ts';
import { CULTURES, TWO_FAMILY_NAMES } from './names/index.ts';
import type { Random } from './random.ts';

const MAX_LENGTH = 50;

/** Draws a first and a last name of a culture, in its own spelling; 50 characters each at most. */
export function drawName(random: Random, culture: string, gender: Gender): { first_name: string; last_name: string } {
  const lists = CULTURES[culture];
  if (lists === undefined) throw new Error(`there are no names of the culture "${culture}"`);
  const isFemale = gender === 'f' || (gender === 'n' && random.chance(0.5));
  const family = () => {
    const name = random.pick(lists.family);
    return isFemale ? name.female : name.male;
  };
  const first_name = random.pick(isFemale ? lists.female : lists.male);
  const one = family();
  const other = TWO_FAMILY_NAMES.has(culture) && random.chance(0.55) ? family() : one;
  const last_name = other === one ? one : `${one} ${other}`;
  return { first_name, last_name: last_name.length > MAX_LENGTH ? one : last_name };
}

import type { FullName, Gender } from './mentor.ts';
import { CULTURES, type NameLists, TWO_FAMILY_NAMES } from './names/index.ts';
import type { Random } from './random.ts';

const MAX_LENGTH = 50;

function drawFamilyName(random: Random, { family }: NameLists, isFemale: boolean): string {
  const name = random.pick(family);
  return isFemale ? name.female : name.male;
}

/** Both family names, or only the first if together they are too long. */
const together = (one: string, other: string) => (one.length + 1 + other.length > MAX_LENGTH ? one : `${one} ${other}`);

/** Draws a first and a last name of a culture, in its own spelling; at most 50 characters each. */
export function drawName(random: Random, culture: string, gender: Gender): FullName {
  const names = CULTURES[culture];
  if (names === undefined) throw new Error(`there are no names of the culture "${culture}"`);
  const isFemale = gender === 'f' || (gender === 'n' && random.chance(0.5));
  const first = random.pick(isFemale ? names.female : names.male);
  const one = drawFamilyName(random, names, isFemale);
  const hasTwo = TWO_FAMILY_NAMES.has(culture) && random.chance(0.55);
  const other = hasTwo ? drawFamilyName(random, names, isFemale) : one;
  return { first, last: other === one ? one : together(one, other) };
}

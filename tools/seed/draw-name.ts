import type { Gender } from './mentor.ts';
import { CULTURES, type NameLists, TWO_FAMILY_NAMES } from './names/index.ts';
import type { Random } from './random.ts';
import { rememberPairs } from './remember.ts';

const MAX_LENGTH = 50;
const BY_CULTURE: ReadonlyMap<string, NameLists> = new Map(Object.entries(CULTURES));

/** Both family names, or only the first where they are too long together. */
const together = rememberPairs((one: string, other: string) =>
  one.length + 1 + other.length > MAX_LENGTH ? one : `${one} ${other}`,
);

function drawFamilyName(random: Random, lists: NameLists, isFemale: boolean): string {
  const name = random.pick(lists.family);
  return isFemale ? name.female : name.male;
}

/** Draws a first and a last name of a culture, in its own spelling; 50 characters each at most. */
export function drawName(random: Random, culture: string, gender: Gender): { first_name: string; last_name: string } {
  const lists = BY_CULTURE.get(culture);
  if (lists === undefined) throw new Error(`there are no names of the culture "${culture}"`);
  const isFemale = gender === 'f' || (gender === 'n' && random.chance(0.5));
  const first_name = random.pick(isFemale ? lists.female : lists.male);
  const one = drawFamilyName(random, lists, isFemale);
  const bearsTwo = TWO_FAMILY_NAMES.has(culture) && random.chance(0.55);
  const other = bearsTwo ? drawFamilyName(random, lists, isFemale) : one;
  return { first_name, last_name: other === one ? one : together(one, other) };
}

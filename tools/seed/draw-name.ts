import type { Gender } from './mentor.ts';
import { CULTURES, type NameLists, TWO_FAMILY_NAMES } from './names/index.ts';
import { type FullName, type Name, nameOf } from './names/name.ts';
import { Pairs } from './pairs.ts';
import type { Random } from './random.ts';
import { rememberPairs } from './remember.ts';

const MAX_LENGTH = 50;

/** The names of a culture. */
interface Names {
  female: readonly Name[];
  male: readonly Name[];
  family: readonly { male: Name; female: Name }[];
  /** Many bear a family name of each parent. */
  bearTwo: boolean;
}

const namesOf = ({ female, male, family }: NameLists): Omit<Names, 'bearTwo'> => ({
  female: female.map(nameOf),
  male: male.map(nameOf),
  family: family.map((name) => ({ male: nameOf(name.male), female: nameOf(name.female) })),
});
const BY_CULTURE: ReadonlyMap<string, Names> = new Map(
  Object.entries(CULTURES).map(([culture, lists]) => [
    culture,
    { ...namesOf(lists), bearTwo: TWO_FAMILY_NAMES.has(culture) },
  ]),
);
const pairs = new Pairs();

/** Both family names, or only the first where they are too long together. */
const together = rememberPairs((one: Name, other: Name) =>
  one.text.length + 1 + other.text.length > MAX_LENGTH ? one : nameOf(`${one.text} ${other.text}`),
);

function drawFamilyName(random: Random, names: Names, isFemale: boolean): Name {
  const name = random.pick(names.family);
  return isFemale ? name.female : name.male;
}

/** Draws a first and a last name of a culture, in its own spelling; 50 characters each at most. */
export function drawName(random: Random, culture: string, gender: Gender): FullName {
  const names = BY_CULTURE.get(culture);
  if (names === undefined) throw new Error(`there are no names of the culture "${culture}"`);
  const isFemale = gender === 'f' || (gender === 'n' && random.chance(0.5));
  const first = random.pick(isFemale ? names.female : names.male);
  const one = drawFamilyName(random, names, isFemale);
  const bearsTwo = names.bearTwo && random.chance(0.55);
  const other = bearsTwo ? drawFamilyName(random, names, isFemale) : one;
  const last = other === one ? one : together(one, other);
  return { number: pairs.numberOf(first.number, last.number), first, last };
}

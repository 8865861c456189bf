import { AFRICA } from './africa.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EASTERN_EUROPE } from './eastern-europe.ts';
import type { NameLists } from './name-lists.ts';
import { OWN_SCRIPTS } from './own-scripts.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { SOUTH_EAST_ASIA } from './south-east-asia.ts';
import { WEST_ASIA } from './west-asia.ts';
import { WESTERN } from './western.ts';

export type { NameLists } from './name-lists.ts';

/** The cultures of names, by a word for each. */
export const CULTURES: Readonly<Record<string, NameLists>> = {
  ...EAST_ASIA,
  ...SOUTH_EAST_ASIA,
  ...SOUTH_ASIA,
  ...WEST_ASIA,
  ...AFRICA,
  ...EASTERN_EUROPE,
  ...WESTERN,
  ...OWN_SCRIPTS,
};

/** Cultures in which a person has a family name of each parent. */
export const TWO_FAMILY_NAMES: ReadonlySet<string> = new Set([
  'spanish',
  'hispanicAmerican',
  'riverPlate',
  'portuguese',
  'brazilian',
]);

import { weighted } from '../weighted.ts';

/** The countries that mentors studied in, by how many students they attract. */
export const DESTINATIONS = weighted<string>([
  ['US', 19],
  ['GB', 16],
  ['DE', 14],
  ['AU', 10],
  ['CA', 10],
  ['NL', 9],
  ['FR', 9],
  ['SE', 5],
  ['IT', 5],
  ['JP', 5],
  ['ES', 4],
  ['CH', 4],
  ['IE', 3],
  ['SG', 3],
  ['KR', 3],
  ['DK', 3],
  ['FI', 3],
  ['NO', 3],
  ['BE', 3],
  ['AT', 3],
  ['NZ', 2],
  ['PL', 2],
  ['CZ', 2],
  ['PT', 2],
  ['HU', 2],
  ['CN', 2],
  ['HK', 2],
  ['TR', 2],
  ['MY', 1],
  ['AE', 1],
]);

/** Country and the language that people pick up there (BCP 47). */
const LANGUAGES = `DE:de NL:nl FR:fr SE:sv IT:it JP:ja ES:es CH:de KR:ko DK:da FI:fi NO:nb
  BE:fr AT:de PL:pl CZ:cs PT:pt HU:hu CN:zh-Hans HK:yue TR:tr MY:ms AE:ar`;
/** The language that people pick up in a country. */
export const LANGUAGE_OF: ReadonlyMap<string, string> = new Map(
  LANGUAGES.split(/\s+/).map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

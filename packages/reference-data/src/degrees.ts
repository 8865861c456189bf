import { DEGREE_LEVELS, type DegreeLevel } from './degree-level.ts';
import { DEGREE_ROWS } from './degree-rows.ts';
import { normalise } from './normalise.ts';

export { DEGREE_LEVEL_LABELS, DEGREE_LEVELS, type DegreeLevel } from './degree-level.ts';

export type Degree = { id: string; code: string; name: string; abbreviation: string; level: DegreeLevel };

/** Namespace of the degrees' ids: UUIDv5 of "degrees.abroad-mentors" in RFC 9562's DNS namespace. */
export const DEGREE_NAMESPACE = '16a5f9f4-6440-5c62-a931-5b191f4ab919';

/** Every degree that can be named, grouped by level in the order of `DEGREE_LEVELS`. */
export const DEGREES: readonly Degree[] = DEGREE_ROWS.map(([id, code, name, abbreviation, level]) => ({
  id,
  code,
  name,
  abbreviation,
  level,
})).toSorted((one, other) => DEGREE_LEVELS.indexOf(one.level) - DEGREE_LEVELS.indexOf(other.level));

const byId = new Map(DEGREES.map((degree) => [degree.id, degree]));
const byCode = new Map(DEGREES.map((degree) => [degree.code, degree]));

export function degreeById(id: string): Degree | undefined {
  return byId.get(id);
}

export function degreeByCode(code: string): Degree | undefined {
  return byCode.get(code);
}

/** The degrees whose name or abbreviation has a word that begins with `text`; all of them when it is blank. */
export function searchDegrees(text: string): Degree[] {
  const typed = normalise(text);
  return DEGREES.filter(({ name, abbreviation }) =>
    ` ${normalise(name)} ${normalise(abbreviation)}`.includes(` ${typed}`),
  );
}

import { type Degree, degreeByCode } from '@abroad/reference-data/degrees';
import type { Random } from '../random.ts';
import { weighted } from '../weighted.ts';
import type { Field } from './fields.ts';

export type Level = 'bachelor' | 'master' | 'doctorate' | 'exchange';

export const LEVELS = weighted<Level>([
  ['master', 62],
  ['bachelor', 20],
  ['doctorate', 11],
  ['exchange', 7],
]);

function degree(code: string): Degree {
  const found = degreeByCode(code);
  if (found === undefined) throw new Error(`there is no degree "${code}"`);
  return found;
}

/** In fields with such a long first degree, doctors have no master's. */
const isFirstDegreeEnough = (field: Field) => field.bachelor === 'bachelor-medicine-surgery';

/** The degree of a level in a field. */
export function degreeOf(random: Random, level: Level, field: Field): Degree {
  if (level === 'doctorate') return degree('doctor-philosophy');
  if (level === 'exchange') return degree(random.chance(0.7) ? 'exchange-semester' : 'exchange-year');
  if (level === 'bachelor') return degree(field.bachelor);
  const isJoint = !isFirstDegreeEnough(field) && random.chance(0.03);
  return degree(isJoint ? 'erasmus-mundus' : field.master);
}

/** How long studies take, in years; an exchange is counted by its months. */
export function yearsOf(random: Random, level: Level, field: Field): number {
  if (level === 'doctorate') return random.between(3, 5);
  if (level === 'master') return random.chance(0.3) ? 1 : 2;
  return isFirstDegreeEnough(field) ? 6 : random.between(3, 4);
}

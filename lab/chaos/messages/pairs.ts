import type { Random } from '../../../tools/seed/random.ts';
import type { Citizen } from '../lib/people.ts';
import type { World } from '../lib/world.ts';

/** The number of prospects who talk with each mentor. */
const PROSPECTS_EACH = 3;

/** A mentor and a prospect who talk. */
export interface Pair {
  mentor: Citizen;
  prospect: Citizen;
  /** Null until the conversation has begun. */
  thread_id: string | null;
}

export function pairsOf({ mentors, prospects }: Pick<World, 'mentors' | 'prospects'>): Pair[] {
  return prospects.slice(0, mentors.length * PROSPECTS_EACH).flatMap((prospect, place) => {
    const mentor = mentors[place % mentors.length];
    return mentor === undefined ? [] : [{ mentor, prospect, thread_id: null }];
  });
}

/** Each person of some pairs, once, with their pairs. */
export function peopleOf(pairs: readonly Pair[]): Map<Citizen, Pair[]> {
  const people = new Map<Citizen, Pair[]>();
  for (const pair of pairs) {
    for (const who of [pair.mentor, pair.prospect]) people.set(who, [...(people.get(who) ?? []), pair]);
  }
  return people;
}

const WORDS = [
  'room',
  'visa',
  'scholarship',
  'essay',
  'deadline',
  'lecture',
  'landlord',
  'bank',
  'bicycle',
  'insurance',
];

/** A text without digits, and longer than the pieces of a number, so that nothing in it is hidden. */
export const textOf = (random: Random): string =>
  `How did you go about the ${random.pick(WORDS)} before the ${random.pick(WORDS)}, and would you do it again?`;

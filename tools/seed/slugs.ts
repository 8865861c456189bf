import { transliterate } from 'transliteration';
import { remember } from './remember.ts';

const MAX_LENGTH = 50;
const MIN_LENGTH = 3;

/** Gives out slugs; no two are alike. */
export interface Slugs {
  /** A slug of a name: `linh-tran`, and when that is taken `linh-tran-2`. */
  take: (firstName: string, lastName: string) => string;
}

const withCount = (base: string, count: number) => (count === 1 ? base : `${base}-${count}`);
const tidy = (text: string) =>
  transliterate(text)
    .toLowerCase()
    .replaceAll(/['’‘ʻ`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The numbers that may be put after a name: `first`, and then every `step`-th. */
export interface Numbering {
  first: number;
  step: number;
}
const EVERY: Numbering = { first: 1, step: 1 };

/**
 * @param taken slugs in lower case that others have already
 * @param numbering by which slugs that are made at the same time elsewhere differ
 */
export function createSlugs(taken: Iterable<string> = [], { first, step }: Numbering = EVERY): Slugs {
  const others = new Set(taken);
  // Names have no numbers, so that slugs of our own can't meet.
  const counts = new Map<string, number>();
  const parts = remember(tidy);
  return {
    take(firstName, lastName) {
      const whole = `${parts(firstName)}-${parts(lastName)}`;
      const isTidy = whole.length <= MAX_LENGTH - 8 && !whole.endsWith('-');
      const name = isTidy ? whole : whole.slice(0, MAX_LENGTH - 8).replace(/-+$/, '');
      const base = name.length < MIN_LENGTH ? `mentor-${name}` : name;
      let count = counts.get(base) ?? first;
      let slug = withCount(base, count);
      while (others.has(slug)) {
        count += step;
        slug = withCount(base, count);
      }
      counts.set(base, count + step);
      return slug;
    },
  };
}

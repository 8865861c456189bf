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

/** A slug that names are written as, and the number that comes after it next. Several names can have the same. */
interface Base {
  text: string;
  next: number;
  /** Somebody else may have it, or it with a number. */
  isContested: boolean;
}

function baseText(whole: string): string {
  const isTidy = whole.length <= MAX_LENGTH - 8 && !whole.endsWith('-');
  const name = isTidy ? whole : whole.slice(0, MAX_LENGTH - 8).replace(/-+$/, '');
  return name.length < MIN_LENGTH ? `mentor-${name}` : name;
}

/**
 * @param taken slugs in lower case that others have already
 * @param numbering by which slugs that are made at the same time elsewhere differ
 */
export function createSlugs(taken: Iterable<string> = [], { first, step }: Numbering = EVERY): Slugs {
  const others = new Set(taken);
  const contested = new Set([...others].flatMap((slug) => [slug, slug.replace(/-\d+$/, '')]));
  // Names have no numbers, so that slugs of our own can't meet.
  const bases = new Map<string, Base>();
  const parts = remember(tidy);
  const baseOf = (text: string): Base => {
    const known = bases.get(text);
    if (known !== undefined) return known;
    const base = { text, next: first, isContested: contested.has(text) };
    bases.set(text, base);
    return base;
  };
  return {
    take(firstName, lastName) {
      const base = baseOf(baseText(`${parts(firstName)}-${parts(lastName)}`));
      let slug = withCount(base.text, base.next);
      while (base.isContested && others.has(slug)) {
        base.next += step;
        slug = withCount(base.text, base.next);
      }
      base.next += step;
      return slug;
    },
  };
}

import { transliterate } from 'transliteration';
import type { FullName, Name } from './names/name.ts';
import { rememberNumbered } from './remember.ts';

const MAX_LENGTH = 50;
const MIN_LENGTH = 3;

/** Gives out slugs; no two are alike. */
export interface Slugs {
  /** A slug of a name: `linh-tran`, and when that is taken `linh-tran-2`. */
  take: (name: FullName) => string;
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
  const part = rememberNumbered((name: Name) => tidy(name.text));
  const baseOf = (text: string): Base => {
    const known = bases.get(text);
    if (known !== undefined) return known;
    const base = { text, next: first, isContested: contested.has(text) };
    bases.set(text, base);
    return base;
  };
  const baseOfName = rememberNumbered((name: FullName) => baseOf(baseText(`${part(name.first)}-${part(name.last)}`)));
  return {
    take(name) {
      const base = baseOfName(name);
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

import { transliterate } from 'transliteration';

const MAX_LENGTH = 50;
const MIN_LENGTH = 3;

/** Gives out slugs; no two are alike. */
export interface Slugs {
  /** A slug of a name: `linh-tran`, and when that is taken `linh-tran-2`. */
  take: (firstName: string, lastName: string) => string;
}

const tidy = (text: string) =>
  transliterate(text)
    .toLowerCase()
    .replaceAll(/['’‘ʻ`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** @param taken slugs in lower case that others have already */
export function createSlugs(taken: Iterable<string> = []): Slugs {
  const others = new Set(taken);
  // Names have no numbers, so that slugs of our own can't meet.
  const counts = new Map<string, number>();
  const parts = new Map<string, string>();
  const partOf = (name: string) => {
    const part = parts.get(name) ?? tidy(name);
    parts.set(name, part);
    return part;
  };
  return {
    take(firstName, lastName) {
      const name = `${partOf(firstName)}-${partOf(lastName)}`.slice(0, MAX_LENGTH - 8).replace(/-+$/, '');
      const base = name.length < MIN_LENGTH ? `mentor-${name}` : name;
      let count = counts.get(base) ?? 0;
      let slug: string;
      do {
        count += 1;
        slug = count === 1 ? base : `${base}-${count}`;
      } while (others.has(slug));
      counts.set(base, count);
      return slug;
    },
  };
}

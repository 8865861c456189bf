import { transliterate } from 'transliteration';
import type { FullName } from './mentor.ts';

const MAX_LENGTH = 50;
const MIN_LENGTH = 3;
/** Room for `-` and a number. */
const ROOM_FOR_A_NUMBER = 8;

/** Assigns slugs; no two look alike. */
export interface Slugs {
  /** A slug for a name: `linh-tran`, or `linh-tran-2` if that is taken. */
  take: (name: FullName) => string;
}

const tidy = (text: string) =>
  transliterate(text)
    .toLowerCase()
    .replaceAll(/['’‘ʻ`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

function slugOf({ first, last }: FullName): string {
  const name = `${tidy(first)}-${tidy(last)}`.slice(0, MAX_LENGTH - ROOM_FOR_A_NUMBER).replace(/-+$/, '');
  return name.length < MIN_LENGTH ? `mentor-${name}` : name;
}

/** The look of one of our slugs, as `slug_look` in the database computes it. */
export const lookOf = (slug: string): string => slug.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('m', 'rn');

/** @param taken the looks of slugs that are taken */
export function createSlugs(taken: Iterable<string> = []): Slugs {
  const looks = new Set(taken);
  /** The last number of each name. */
  const counts = new Map<string, number>();
  return {
    take(name) {
      const base = slugOf(name);
      for (;;) {
        const count = (counts.get(base) ?? 0) + 1;
        counts.set(base, count);
        const slug = count === 1 ? base : `${base}-${count}`;
        const look = lookOf(slug);
        if (looks.has(look)) continue;
        looks.add(look);
        return slug;
      }
    },
  };
}

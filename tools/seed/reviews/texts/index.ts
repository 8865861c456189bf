import { AR } from './ar.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import type { ReviewTexts, Stars } from './review-texts.ts';
import { VI } from './vi.ts';
import { ZH } from './zh.ts';

/** By language tag: those in which a review can be. */
export const REVIEW_TEXTS: ReadonlyMap<string, ReviewTexts> = new Map(
  Object.entries({ en: EN, fr: FR, es: ES, vi: VI, zh: ZH, hi: HI, ar: AR }),
);

/** Returns the review texts for a number of stars and a mentor's topics. */
export function textsFor({ lang, stars, topics }: { lang: string; stars: Stars; topics: readonly string[] }) {
  const texts = REVIEW_TEXTS.get(lang)?.[stars];
  return texts === undefined ? [] : [...texts.any, ...topics.flatMap((topic) => texts[topic] ?? [])];
}

import type { Random } from '../random.ts';
import { weighted } from '../weighted.ts';
import { REPLIES } from './texts/replies.ts';
import type { Stars } from './texts/review-texts.ts';
import { textsFor } from './texts/index.ts';

const STARS = weighted<Stars>([
  [5, 62],
  [4, 26],
  [3, 8],
  [2, 3],
  [1, 1],
]);
const WITH_TEXT = 0.5;
const WITH_ASPECTS = 0.5;
const WITH_REPLY = 0.25;
const AGAIN_AFTER_THREE = 0.6;

export interface Reviewed {
  first_name: string;
  topics: readonly string[];
  /** Texts of content students, in English, that suit this mentor only. They are used first. */
  reviews: readonly string[];
  /** Tags without regions: `zh` for `zh-Hans`. */
  languages: readonly string[];
}

export interface DrawnReview {
  stars: Stars;
  would_book_again: boolean;
  aspects: { knew_the_way: number; answered_me: number; prepared: number } | null;
  text: string | null;
  lang: string;
  reply: string | null;
}

/** Draws texts so that each occurs at most once for a mentor, and all occur about equally often. */
export class Texts {
  readonly #uses = new Map<string, number>();

  /** @returns null if the mentor has them all. */
  take(random: Random, possible: readonly string[], ofMentor: Set<string>): string | null {
    const left = possible.filter((text) => !ofMentor.has(text));
    if (left.length === 0) return null;
    const least = Math.min(...left.map((text) => this.#uses.get(text) ?? 0));
    const text = random.pick(left.filter((one) => (this.#uses.get(one) ?? 0) === least));
    this.#uses.set(text, least + 1);
    ofMentor.add(text);
    return text;
  }
}

const near = (random: Random, stars: number) => Math.min(5, Math.max(1, stars + random.pick([-1, 0, 0, 0, 1])));

/** Draws the review of a student who also speaks `lang`, in a language that the mentor speaks, too. */
export function drawReview(
  random: Random,
  mentor: Reviewed,
  { lang: own, texts, ofMentor }: { lang: string; texts: Texts; ofMentor: Set<string> },
): DrawnReview {
  const stars = STARS.draw(random);
  const lang = mentor.languages.includes(own) ? own : 'en';
  const suited = stars >= 4 && lang === 'en' ? mentor.reviews.filter((text) => !ofMentor.has(text)) : [];
  const possible = suited.length > 0 ? suited : textsFor({ lang, stars, topics: mentor.topics });
  // Students who were not content give the reason.
  const drawn = stars <= 2 || random.chance(WITH_TEXT) ? texts.take(random, possible, ofMentor) : null;
  const replies = REPLIES[lang]?.[stars >= 4 ? 'content' : 'other'] ?? [];
  const reply = drawn !== null && random.chance(WITH_REPLY) ? texts.take(random, replies, ofMentor) : null;
  return {
    stars,
    would_book_again: stars >= 4 || (stars === 3 && random.chance(AGAIN_AFTER_THREE)),
    aspects: random.chance(WITH_ASPECTS)
      ? { knew_the_way: near(random, stars), answered_me: near(random, stars), prepared: near(random, stars) }
      : null,
    text: drawn?.replaceAll('{name}', mentor.first_name) ?? null,
    lang,
    reply,
  };
}

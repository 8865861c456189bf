import { LIMITS, type SearchFilters } from '@abroad/contract';
import { searchWords } from '@abroad/search-index/search-words';
import type { MentorSearch } from './port.ts';
import { isQuestionWord } from './question-words.ts';

/** Of so many words every selection is tried, some twenty searches; others are added to these one by one. */
const TRIED_TOGETHER = 5;

/** The typed words that count, and those that don't. */
export interface CountedWords {
  used: string[];
  left_out: string[];
}

/** The words of all keywords as they were typed, each once. */
function typedWords(keywords: readonly string[]): string[] {
  const typed = keywords.flatMap((keyword) => keyword.split(/\s+/)).filter((word) => searchWords(word).length > 0);
  return [...new Map(typed.map((word) => [searchWords(word).join(' '), word])).values()].slice(0, LIMITS.keywords_max);
}

/** Every selection of so many of some words, in their order. */
function selections(words: readonly string[], size: number): string[][] {
  if (size === 0) {
    return [[]];
  }
  return words.flatMap((word, at) => selections(words.slice(at + 1), size - 1).map((rest) => [word].concat(rest)));
}

/**
 * The most words of a search by keywords that anybody has together, of as many those that the most mentors have. Words of a
 * question go first, then words that nobody has. For a search that found nobody with all of them.
 * @returns null where there is nothing to leave out, or nobody has any of the words.
 */
export async function mostWords(engine: MentorSearch, filters: SearchFilters): Promise<CountedWords | null> {
  const typed = typedWords(filters.keyword);
  const count = async (words: readonly string[]) =>
    (await engine.search({ ...filters, keyword: [...words], page: 1, page_size: 1 })).total;
  const counted = async (choices: readonly string[][]) =>
    Promise.all(choices.map(async (words) => ({ words, total: await count(words) })));
  const telling = (used: readonly string[]): CountedWords => ({
    used: typed.filter((word) => used.includes(word)),
    left_out: typed.filter((word) => !used.includes(word)),
  });

  const asked = typed.filter((word) => !isQuestionWord(word));
  if (typed.length < 2 || asked.length === 0) {
    return null;
  }
  if (asked.length < typed.length && (await count(asked)) > 0) {
    return telling(asked);
  }
  const alone = (await counted(asked.map((word) => [word]))).filter(({ total }) => total > 0);
  // What few have says more of what is meant.
  const rarest = alone.toSorted((one, other) => one.total - other.total).flatMap(({ words }) => words);
  const tried = rarest.slice(0, TRIED_TOGETHER);
  const others = rarest.slice(TRIED_TOGETHER);
  for (let size = tried.length; size > 0; size -= 1) {
    const found = await counted(selections(tried, size));
    const [best] = found.toSorted((one, other) => other.total - one.total);
    if (best !== undefined && best.total > 0) {
      return telling(await withOthers(best.words, others, count));
    }
  }
  return null;
}

/** Adds those of other words that somebody has together with these. */
async function withOthers(
  words: readonly string[],
  others: readonly string[],
  count: (words: readonly string[]) => Promise<number>,
): Promise<readonly string[]> {
  const used = [...words];
  for (const word of others) {
    if ((await count(used.concat(word))) > 0) {
      used.push(word);
    }
  }
  return used;
}

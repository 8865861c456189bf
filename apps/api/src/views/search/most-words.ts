import { LIMITS, type SearchFilters } from '@abroad/contract';
import { normalise } from '@abroad/reference-data/normalise';
import { searchWords, typedParts } from '@abroad/search-index/search-words';
import type { SearchEngine } from './engine.ts';

/** Words of a question that say nothing of what is looked for, in the languages of the product; not IT and AI, which are fields. */
const QUESTION_WORDS = `
  a about am an and any anybody anyone are as at be been best by can could did do does experience find for from get give had has have
  help how i in into is looking me mentor mentors my need of on or please should some someone study studying tell that the their there
  they this to want was way we were what when where which who why will with would write writing you your
  à au aux avec ce comment dans de des du elle en est et il je la le les mon ma mes où ou par pour pourquoi quand que quel quelle qui sur un une
  a al como cómo con cual cuál cuando cuándo de del donde dónde el en es la las lo los mi mis para por porque qué que quien quién se su un una y yo
  bao gì khi là làm nào như ở sao thế tôi và về với cho của có
  怎么 如何 什么 哪里 为什么 的 吗 我 在
  क्या कैसे कहाँ कब क्यों कौन का की के को में से है हैं मैं और पर
  ما ماذا كيف أين متى لماذا من هل في على إلى عن هو هي أنا و مع
`;

const questionWords = new Set(QUESTION_WORDS.split(/\s+/).map(normalise));

/** Whether a typed word says nothing of what is looked for. */
const isQuestionWord = (typed: string): boolean => questionWords.has(normalise(typed));

/** The number of words of which every selection is tried, by some twenty searches; others are added to these one by one. */
const TRIED_TOGETHER = 5;

/** The typed words that count, and those that don't. */
export interface CountedWords {
  used: string[];
  left_out: string[];
}

/** The words of all keywords as they were typed, each once; names of several words stay together. */
function typedWords(keywords: readonly string[]): string[] {
  const typed = keywords.flatMap(typedParts).filter((word) => searchWords(word).length > 0);
  return [...new Map(typed.map((word) => [searchWords(word).join(' '), word])).values()].slice(0, LIMITS.keywords_max);
}

/** Returns every selection of `size` of some words, in their order. */
function selections(words: readonly string[], size: number): string[][] {
  if (size === 0) {
    return [[]];
  }
  return words.flatMap((word, at) => selections(words.slice(at + 1), size - 1).map((rest) => [word].concat(rest)));
}

/**
 * For a search that found no mentor with all its words: the largest selection of them that some mentor has, and of equally
 * large ones that of the most mentors. Words of a question are left out first, then words that no mentor has.
 * @returns null where there is nothing to leave out, or no mentor has any of the words.
 */
export async function mostWords(engine: SearchEngine, filters: SearchFilters): Promise<CountedWords | null> {
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
  // Rare words say more about the reader's wish.
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

/** Adds those of other words that some mentor has together with these. */
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

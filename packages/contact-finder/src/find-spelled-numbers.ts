import type { FoldedText } from './fold-text.ts';
import { spanOf, type ContactSpan } from './span.ts';

/** The digits in words, in the languages of the product, and what doubles them. */
const WORDS = [
  'zero oh one two three four five six seven eight nine double triple',
  'zéro un une deux trois quatre cinq six sept huit neuf',
  'cero uno una dos tres cuatro cinco seis siete ocho nueve',
  'không một mốt hai ba bốn tư năm lăm sáu bảy bẩy tám chín khong mot bon tu nam lam sau bay tam chin',
  'nul een twee drie vier vijf zes zeven acht negen null eins zwei drei fünf sechs sieben neun',
  'shunya ek do teen char chaar paanch chhe saat aath nau',
  'ling yi er san si wu liu qi jiu',
  'शून्य एक दो तीन चार पांच पाँच छह छः छे सात आठ नौ',
  'صفر واحد واحدة اثنان اثنين اتنين ثلاثة ثلاث تلاتة أربعة اربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تمانية تسعة تسع',
].flatMap((words) => words.split(' '));
const SPELLED = new Set(WORDS.map((word) => word.normalize('NFKC')));
/** Chinese writes them without spaces. */
const CHINESE =
  /[零〇一二三四五六七八九幺两壹贰叁肆伍陆柒捌玖](?:[ -]?[零〇一二三四五六七八九幺两壹贰叁肆伍陆柒捌玖]){6,}/gu;

const ENOUGH = 7;
/** The longest group of digits among words. */
const LONGEST_PART = 8;
/** The least number of words in a row of words and digits; `findPhones` finds digits alone. */
const ENOUGH_WORDS = 3;
/** The digits of a whole number, of which two words are enough. */
const WHOLE = 9;
const TOKEN = /[\p{L}\p{M}]+|\d+/gu;
/** Text that may stand between two digits of one number. */
const BETWEEN = /^[\s,.;:/\-–—_|•·*()]{0,4}$/u;

interface Run {
  from: number;
  until: number;
  digits: number;
  words: number;
}

const isLongEnough = ({ digits, words }: Run) =>
  (digits >= ENOUGH && words >= ENOUGH_WORDS) || (digits >= WHOLE && words === ENOUGH_WORDS - 1);

/** Numbers of seven digits and more that are written in words, also mixed with digits. */
export function findSpelledNumbers(folded: FoldedText): ContactSpan[] {
  const { text } = folded;
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match;
    const isWord = SPELLED.has(token.toLowerCase());
    if (!isWord && !(/^\d/.test(token) && token.length <= LONGEST_PART)) {
      run = null;
      continue;
    }
    const until = match.index + token.length;
    if (run === null || !BETWEEN.test(text.slice(run.until, match.index))) {
      run = { from: match.index, until, digits: 0, words: 0 };
      runs.push(run);
    }
    run.until = until;
    run.digits += isWord ? 1 : token.length;
    run.words += isWord ? 1 : 0;
  }
  const spelled = runs.filter(isLongEnough).map(({ from, until }) => [from, until] as const);
  const chinese = [...text.matchAll(CHINESE)].map(({ index, 0: found }) => [index, index + found.length] as const);
  return [...spelled, ...chinese].map((part) => spanOf(folded, 'phone', part));
}

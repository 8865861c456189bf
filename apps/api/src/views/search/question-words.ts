import { normalise } from '@abroad/reference-data/normalise';

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

const known = new Set(QUESTION_WORDS.split(/\s+/).map(normalise));

/** Whether a typed word says nothing of what is looked for. */
export const isQuestionWord = (typed: string): boolean => known.has(normalise(typed));

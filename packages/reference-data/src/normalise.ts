import { plainDigits, plainKana, plainLetters, plainNasals } from './letters.ts';

const IS_PLAIN = /^[a-z0-9]*$/;
/** Words without anything that has to be looked at more closely, as most names and domains are. */
const IS_SIMPLE = /^(?:[A-Za-z0-9]+(?: [A-Za-z0-9]+)*|[A-Za-z]{2,}(?:(?:[ .-]|, | \(|\) )[A-Za-z]{2,})*\)?)$/;
const BETWEEN_SIMPLE = /[^a-z0-9]+/g;
/** Accents without a letter, alone or as Greek pairs them. Of those, NFKD would make a space and marks. */
const ACCENTS_ALONE = /[´`΄\u1FBD\u1FBF\u1FCD-\u1FCF\u1FEF\u1FFD]/g;
const APOSTROPHES = /['’‘‛ʹʻʼʽʾʿˈ`′‵ꞌ՚՛՜՞׳״]|(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew})/gu;
/** The non-joiner of Persian, for which many type a space. */
const UNJOINED = /(?<=\p{scx=Arabic})\u200C(?=\p{scx=Arabic})/gu;
/** Invisible characters: soft hyphens, joiners, directions, variants. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Marks that people leave out: accents, tones, vowel points. Indic, Thai, Khmer and other vowel signs are letters, without
 * which words are other words, and so are the voicing marks of kana.
 */
const MARKS =
  /(?![\u3099\u309A])(?=\p{M})[\p{sc=Zinh}\p{sc=Common}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\u093C\u0A3C]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
/** The dot in "col·legi", and between the parts of a foreign name in scripts without spaces. */
const INNER_DOTS =
  /(?<=l)·(?=l)|(?<=[\p{sc=Han}\p{scx=Kana}\p{sc=Hangul}])[·・‧](?=[\p{sc=Han}\p{scx=Kana}\p{sc=Hangul}])/gu;
/** Full stops of abbreviations, which stand beside a letter alone: M.I.T., M.Sc, Ph.D. */
const ABBREVIATING_STOPS = /(?<=(?<![\p{L}\p{N}\p{M}])\p{L})\.(?=\p{L})|(?<=\p{L})\.(?=\p{L}(?![\p{L}\p{N}\p{M}]))/gu;
/** 7.5, 7,5 and 12,000; not a date, nor a row of years. */
const NUMBERS = /(?<![\d.,])(?:\d{1,2}(?:\.\d{1,2}|,\d)|\d{1,3}(?:[.,]\d{3})+)(?!\d|[.,]\d)/g;

/** Writes programmers' names with signs as words. */
const withSignsAsWords = (text: string) =>
  text
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\p{L})\+\+/gu, 'plusplus')
    .replaceAll(/(?<=(?<![\p{L}\p{N}\p{M}])[cfj])[#♯]/gu, 'sharp')
    .replaceAll(/(?<![\p{L}\p{N}.])\.net(?![\p{L}\p{N}\p{M}])/gu, ' dotnet ');

/** German and Nordic letters as two, the way they are typed on other keyboards. */
const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Returns a text's form for comparison: lower case, without what people leave out or type otherwise (marks, apostrophes, the stops of
 * abbreviations, compatibility forms of Unicode NFKD), other punctuation as one space, `&` as "and", digits as ASCII.
 * Scripts are kept. Its own output stays unchanged.
 */
export function normalise(text: string): string {
  if (IS_PLAIN.test(text)) {
    return text;
  }
  if (IS_SIMPLE.test(text)) {
    return text.toLowerCase().replaceAll(BETWEEN_SIMPLE, ' ').trim();
  }
  const letters = text
    .replaceAll(ACCENTS_ALONE, "'")
    .replaceAll(UNJOINED, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(UNSEEN, '')
    .replaceAll(MARKS, '');
  const words = withSignsAsWords(plainDigits(plainLetters(letters)))
    .replaceAll(APOSTROPHES, '')
    .replaceAll(INNER_DOTS, '')
    .replaceAll(NUMBERS, (number) => number.replaceAll(/[.,]/g, ''))
    .replaceAll(ABBREVIATING_STOPS, '')
    .replaceAll(NOT_IN_WORDS, ' ')
    .trim();
  return plainNasals(plainKana(words)).normalize('NFC');
}

/** Like `normalise`, with ä, ö, ü, ø and å as two letters: "Universitaet Muenchen". */
export function normaliseInTwoLetters(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  return normalise(composed.replaceAll(/[äöüøå]/g, (letter) => TWO_LETTERS[letter] ?? letter));
}

/** The words of a text that `normalise` made. */
export function wordsOf(normalised: string): string[] {
  return normalised === '' ? [] : normalised.split(' ');
}

/**
 * Letters that Unicode's NFKD leaves as they are, and what people type who lack them on the keyboard: Latin letters with
 * strokes and hooks, Greek's final sigma, Cyrillic letters beyond the Russian ones, the forms that Arabic letters have in
 * one language and not in the other, and signs that are written with one code or with two.
 */
const LINES = [
  'ø=o đ=d ð=d ł=l ß=ss æ=ae œ=oe ı=i þ=th ħ=h ŧ=t ə=e ǝ=e',
  'ŋ=n ɲ=n ɓ=b ƀ=b ɖ=d ɗ=d ɛ=e ɣ=g ǥ=g ƙ=k ɔ=o ƒ=f ƴ=y',
  'ɨ=i ʉ=u ʋ=v ƶ=z ĸ=k ς=σ',
  'ґ=г ғ=г қ=к ҡ=к ң=н ө=о ү=у ұ=у ә=а һ=х ҳ=х ҷ=ч ҙ=з ҫ=с',
  'ٱ=ا ى=ي ی=ي ے=ي ک=ك ة=ه ۃ=ه ە=ه ہ=ه ھ=ه ـ= ٫=. ٬=,',
  // Devanagari's two nasal dots, Bengali's khanda ta, and Malayalam's letters without a vowel.
  'ँ=ं ৎ=ত্ ൺ=ണ് ൻ=ന് ർ=ര് ൽ=ല് ൾ=ള് ൿ=ക്',
];
const LETTERS = new Map(LINES.flatMap((line) => line.split(' ')).map((pair) => pair.split('=') as [string, string]));
const UNDECOMPOSED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

export const plainLetters = (text: string) => text.replaceAll(UNDECOMPOSED, (letter) => LETTERS.get(letter) ?? letter);

const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}/u;

/** The digits of all scripts stand in tens, 0 first. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (IS_DIGIT.test(String.fromCodePoint(zero - 1))) {
    zero--;
  }
  return String((code - zero) % 10);
}

export const plainDigits = (text: string) => text.replaceAll(OTHER_DIGITS, toAscii);

const KATAKANA = /[\u30A1-\u30F6]/g;
/** How far hiragana stands before katakana. */
const TO_HIRAGANA = 0x60;
/** Longer or not, a word that ends so is the same: "コンピューター" and "コンピュータ". */
const LONG_END = /(?<=[\u3041-\u3096\u3099\u309A])ー+(?![\u3041-\u3096])/g;

export const plainKana = (text: string) =>
  text.replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA)).replaceAll(LONG_END, '');

/** A nasal before a consonant of its own row, which is written as a dot as well: "हिन्दी" and "हिंदी". */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

export const plainNasals = (text: string) => text.replaceAll(NASALS, 'ं');

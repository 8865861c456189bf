import { COUNTRIES } from '@abroad/reference-data/countries';
import { englishNames, namesInOtherLanguages, textsOfCountry } from '@abroad/reference-data/found-by';
import { normalise, wordsOf } from '@abroad/reference-data/normalise';
import { LINKING_WORDS } from '@abroad/reference-data/word-synonyms';
import { plainWords, type PlainWord } from './plain-words.ts';
import { remember } from './remember.ts';
import { isUnspaced } from './terms.ts';

/** A name in another language than English. */
export interface NamedThing {
  /** The English words that are searched for instead. */
  english: readonly string[];
  /** As it has to be typed where its letters without marks are too few to tell what is meant; null where they do. */
  marked: string | null;
}

const LATIN = /^\p{sc=Latin}+$/u;
const ARTICLE = /^ال(?=.{3})/;
/** In a shorter word the marks tell one from another: "toán" is mathematics, and Toàn a person. */
const CLEAR_WITHOUT_MARKS = 6;
const MIN_LENGTH_OF_PLURALS = 5;
const MIN_LENGTH_OF_ENGLISH_PLURALS = 4;
const MIN_STEM = 3;
/** Their singular begins too many other words. */
const KEPT_PLURALS = new Set(['arts', 'stats']);

/** English words are looked for by their singular, which begins the plural: "letters" by "letter", "bursaries" by "bursar". */
function singularOf(word: string): string {
  const isSingular = !word.endsWith('s') || /(?:ss|us|is|ics)$/.test(word);
  if (isSingular || word.length < MIN_LENGTH_OF_ENGLISH_PLURALS || KEPT_PLURALS.has(word)) {
    return word;
  }
  const ends = word.endsWith('ies') ? 'ies' : 's';
  const stem = word.slice(0, -ends.length);
  return stem.length < MIN_STEM + ends.length - 1 ? word : stem;
}

/** A word of a name without what its plural adds in French and Spanish, and without the article of Arabic. */
export const stemOf = remember((word) => {
  const bare = word.replace(ARTICLE, '');
  return bare.length < MIN_LENGTH_OF_PLURALS || !LATIN.test(bare)
    ? bare
    : bare.replace(/e?[sx]$/, '').replace(/e$/, '');
});

const wordsOfName = (name: string) => plainWords(name).map(({ word }) => word);

/** The English words that are asked for by a name: those that only link say nothing. */
export const englishWords = (name: string): string[] =>
  wordsOf(normalise(name))
    .filter((word) => !LINKING_WORDS.has(word))
    .map(singularOf);

const textsOfCountries = (): string[] => COUNTRIES.flatMap(({ code }) => textsOfCountry(code));

let countries: ReadonlySet<string> | null = null;
const wordsOfCountries = () => (countries ??= new Set(textsOfCountries().flatMap(wordsOfName)));

/** Every name in other languages, by the stems of its words. */
class NamedThings {
  /** Words of English names. */
  readonly #english = new Set<string>();
  /** Words of all other names. */
  readonly #own = new Set<string>();
  readonly #byStems = new Map<string, NamedThing>();
  /** How many words the longest name has that begins with a stem. */
  readonly #longest = new Map<string, number>();
  /** The names of scripts without spaces, and of countries in these, which have no English words. */
  readonly #unspaced = new Map<string, readonly string[] | null>();
  /** How long the longest of these is that begins with a letter. */
  readonly #longestRun = new Map<string, number>();

  constructor() {
    for (const name of englishNames()) {
      for (const word of wordsOfName(name)) {
        for (const form of [word, singularOf(word)]) this.#english.add(form);
      }
    }
    for (const name of textsOfCountries()) {
      if (isUnspaced(name)) this.#addRun(normalise(name), null);
    }
    for (const { english, names } of namesInOtherLanguages()) {
      for (const name of names) this.#add(name, englishWords(english));
    }
  }

  #addRun(run: string, english: readonly string[] | null): void {
    if (this.#unspaced.has(run)) return;
    this.#unspaced.set(run, english);
    const [first = ''] = run;
    this.#longestRun.set(first, Math.max(run.length, this.#longestRun.get(first) ?? 0));
  }

  #add(name: string, english: readonly string[]): void {
    const words = plainWords(name);
    for (const { word } of words) this.#own.add(word);
    const [first, ...others] = words;
    if (first === undefined || this.#isSaidInEnglish(words, english)) return;
    if (others.length === 0 && isUnspaced(first.word)) this.#addRun(first.word, english);
    const isClear =
      others.length > 0 ||
      !LATIN.test(first.word) ||
      first.word.length >= CLEAR_WITHOUT_MARKS ||
      first.typed === first.word;
    const stems = words.map(({ word }) => stemOf(word));
    const key = stems.join(' ');
    if (this.#byStems.has(key)) return;
    this.#byStems.set(key, { english, marked: isClear ? null : first.typed });
    const [begin = ''] = stems;
    this.#longest.set(begin, Math.max(stems.length, this.#longest.get(begin) ?? 0));
  }

  /** Whether English has the words as well, which are then searched for as they are. */
  #isSaidInEnglish(words: readonly PlainWord[], english: readonly string[]): boolean {
    return words.length === 1
      ? words.every(({ word }) => this.#english.has(word))
      : words.every(({ word }) => LINKING_WORDS.has(word) || english.includes(singularOf(word)));
  }

  /** Whether a word is one of any name, in any language: it is written as it is meant. */
  isOwn(word: string): boolean {
    return this.#english.has(word) || this.#own.has(word) || wordsOfCountries().has(word);
  }

  /**
   * Finds the names in other languages that begin with the word at `at` and go on with the words after it, shortest first.
   * @param stems those of all the words
   */
  *namesFrom(
    words: readonly PlainWord[],
    stems: readonly string[],
    at: number,
  ): Generator<{ length: number; english: readonly string[] }> {
    const first = words[at] as PlainWord;
    const most = Math.min(this.#longest.get(stems[at] as string) ?? 0, words.length - at);
    let key = '';
    for (let length = 1; length <= most; length += 1) {
      key += length === 1 ? (stems[at] as string) : ` ${stems[at + length - 1]}`;
      const thing = this.#byStems.get(key);
      if (thing === undefined || (thing.marked !== null && thing.marked !== first.typed)) continue;
      if (length > 1 || !this.#english.has(first.word)) yield { length, english: thing.english };
    }
  }

  /** How many letters a name without spaces has at most that begins with this one. */
  longestRunFrom(letter: string): number {
    return this.#longestRun.get(letter) ?? 0;
  }

  /** The English words of a name without spaces, null where it is a country's; undefined where it is no name. */
  findRun(run: string): readonly string[] | null | undefined {
    return this.#unspaced.get(run);
  }

  /** The singular of a word of English names, any other word as it is. */
  singular(word: string): string {
    const form = singularOf(word);
    return this.#english.has(form) || this.#english.has(`${form}y`) ? form : word;
  }
}

let things: NamedThings | null = null;

/** Made at the first use, which takes a tenth of a second. */
export const namedThings = (): NamedThings => (things ??= new NamedThings());

import { Places } from './places.ts';
import { Vocabulary } from './vocabulary.ts';

/** The weightier, the more. */
const WEIGHTS = { A: 3, B: 2, C: 1, D: 0 } as const;
const HEAVIEST = WEIGHTS.A;
export type Weight = keyof typeof WEIGHTS;
/** By weight; what weighs more comes before. */
const LETTERS = Uint8Array.from('dcba', (letter) => letter.charCodeAt(0));
/** Stands for a word of this vector alone. */
const RARE = -1;
/** A zero, and how many positions in two bytes. */
export const BYTES_OF_END = 3;
/** Beside its letters: that of its weight, and its end. */
const BYTES_BESIDE = 1 + BYTES_OF_END;
/** A letter takes three bytes at most, and a word has a hundred letters at most. */
const MOST_BYTES = 300 + BYTES_BESIDE;
/** As many words as there is room for at first. */
const FIRST_WORDS = 1024;
/** More words than anybody is described with. */
const MOST_WORDS = 4096;

/** A word that hardly anybody else has: it gets a number only when others turn out to have it too. */
export interface RareWord {
  readonly text: string;
  number: number | undefined;
  isTold: boolean;
}

/** Puts tsvectors together; words are known by numbers, so that writing one twice costs next to nothing. */
export class VectorWriter {
  readonly #vocabulary = new Vocabulary();
  /** How many words there is room for. */
  #size = FIRST_WORDS;
  /** By word: how much it weighs in the last vector that it was added to. */
  #weights = new Uint8Array(FIRST_WORDS);
  /** Of the words of this vector. */
  readonly #places = new Places(FIRST_WORDS);
  #count = 0;
  readonly #inPlace = new Int32Array(MOST_WORDS);
  readonly #room = new Int32Array(MOST_WORDS + 1);
  readonly #ends = new Int32Array(HEAVIEST + 1);
  readonly #weighed = new Int32Array(MOST_WORDS + 1);
  /** What was written to last. */
  #target: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(this.#target.buffer);
  readonly #rares = new Map<string, RareWord>();
  /** The one of this vector, and its weight. */
  #rare: RareWord | null = null;
  #rareWeight: Weight = 'A';
  /** How many words `takeNew` has told of. */
  #told = 0;

  /** The numbers of words. */
  wordsOf(words: readonly string[]): readonly number[] {
    const numbers = [...new Set(words)].map((word) => this.#numberOf(word));
    if (this.#vocabulary.size > this.#size) this.#grow();
    return numbers;
  }

  #numberOf(word: string): number {
    const number = this.#vocabulary.numberOf(word);
    const rare = this.#rares.get(word);
    if (rare !== undefined) rare.number = number;
    return number;
  }

  #grow(): void {
    this.#size = this.#vocabulary.size * 2;
    const weights = new Uint8Array(this.#size);
    weights.set(this.#weights);
    this.#weights = weights;
    this.#places.grow(this.#size);
  }

  /** A word that hardly anybody else has. */
  rareWord(text: string): RareWord {
    const known = this.#rares.get(text);
    if (known !== undefined) return known;
    const word = { text, number: this.#vocabulary.find(text), isTold: false };
    this.#rares.set(text, word);
    return word;
  }

  /** Begins a vector. */
  begin(): void {
    // What nobody has asked for in its order.
    this.#places.take(this.#inPlace);
    this.#count = 0;
    this.#rare = null;
  }

  /** Adds words; one that is there already keeps its weight, so the weightiest come first. */
  add(weight: Weight, words: readonly number[]): void {
    const weighs = WEIGHTS[weight];
    for (let at = 0; at < words.length; at += 1) this.#addOne(weighs, words[at] as number);
  }

  #addOne(weighs: number, word: number): void {
    if (!this.#places.add(this.#vocabulary.placeOf(word))) return;
    this.#weights[word] = weighs;
    this.#count += 1;
  }

  /** Adds a rare word, before any other of its weight. There is room for one. */
  addRare(weight: Weight, word: RareWord): void {
    if (word.number !== undefined) {
      this.#addOne(WEIGHTS[weight], word.number);
      return;
    }
    this.#rare = word;
    this.#rareWeight = weight;
  }

  /** Gives the words that have come a place in the order; between vectors. */
  order(): void {
    this.#vocabulary.order();
  }

  /** The words that have come since the last call; a word may come twice, once as a rare one. */
  takeNew(): string[] {
    const words: string[] = [];
    for (; this.#told < this.#vocabulary.size; this.#told += 1) words.push(this.#vocabulary.wordOf(this.#told));
    if (this.#rare !== null && !this.#rare.isTold) {
      this.#rare.isTold = true;
      words.push(this.#rare.text);
    }
    return words;
  }

  /** The most bytes that the vector takes. */
  get mostBytes(): number {
    return 4 + (this.#count + 1) * MOST_BYTES;
  }

  /**
   * Writes the vector as `tsvectorrecv` of PostgreSQL reads it: their number, then each word behind the letter of its weight, as
   * `search_document` has them. Once for each vector. @returns its end
   */
  write(target: Buffer, at: number): number {
    const words = this.#inOrder();
    const ends = this.#sortByWeight(words);
    const view = this.#viewOf(target);
    let to = target.writeInt32BE(words.length, at);
    let nth = 0;
    for (let weighs = HEAVIEST; weighs >= 0; weighs -= 1) {
      const letter = LETTERS[weighs] as number;
      for (const end = ends[weighs] as number; nth < end; nth += 1) {
        view.setUint8(to, letter);
        to = this.#copy(this.#weighed[nth] as number, target, to + 1);
        // It has no positions.
        view.setInt32(to, 0);
        to += BYTES_OF_END;
      }
    }
    return to;
  }

  /** Puts words into `#weighed`, what weighs more before. @returns by weight, where its words end there */
  #sortByWeight(words: Int32Array): Int32Array {
    const ends = this.#ends.fill(0);
    for (let nth = 0; nth < words.length; nth += 1) {
      const weighs = this.#weightOf(words[nth] as number);
      ends[weighs] = (ends[weighs] as number) + 1;
    }
    // How many words weigh more: where those of a weight begin.
    let before = 0;
    for (let weighs = HEAVIEST; weighs >= 0; weighs -= 1) {
      const count = ends[weighs] as number;
      ends[weighs] = before;
      before += count;
    }
    for (let nth = 0; nth < words.length; nth += 1) {
      const word = words[nth] as number;
      const weighs = this.#weightOf(word);
      this.#weighed[ends[weighs] as number] = word;
      ends[weighs] = (ends[weighs] as number) + 1;
    }
    return ends;
  }

  /** The words' numbers in the order of their bytes, with `RARE` among them; it takes them out. */
  #inOrder(): Int32Array {
    const rare = this.#rareHere();
    const count = this.#places.take(this.#inPlace);
    const rareAt = rare === null ? -1 : this.#placeOfRare(rare.text, count);
    let to = 0;
    for (let nth = 0; nth < count; nth += 1) {
      if (nth === rareAt) {
        this.#room[to] = RARE;
        to += 1;
      }
      this.#room[to] = this.#vocabulary.numberAt(this.#inPlace[nth] as number);
      to += 1;
    }
    if (rareAt === count) {
      this.#room[to] = RARE;
      to += 1;
    }
    return this.#room.subarray(0, to);
  }

  #weightOf(word: number): number {
    return word === RARE ? WEIGHTS[this.#rareWeight] : (this.#weights[word] as number);
  }

  #copy(word: number, target: Buffer, at: number): number {
    if (word !== RARE) return this.#vocabulary.copy(word, this.#viewOf(target), at);
    return at + target.write(this.#rare?.text ?? '', at);
  }

  #viewOf(target: Buffer): DataView {
    if (target !== this.#target) {
      this.#target = target;
      this.#view = new DataView(target.buffer, target.byteOffset, target.length);
    }
    return this.#view;
  }

  /** It may have become one of the words in the meantime. */
  #rareHere(): RareWord | null {
    const number = this.#rare?.number;
    return number !== undefined && this.#places.has(this.#vocabulary.placeOf(number)) ? null : this.#rare;
  }

  /** Before which of the words in place it comes. */
  #placeOfRare(text: string, count: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      const word = this.#vocabulary.wordOf(this.#vocabulary.numberAt(this.#inPlace[middle] as number));
      if (word < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

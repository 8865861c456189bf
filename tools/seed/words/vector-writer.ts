import { enlarged } from './enlarged.ts';
import { Places } from './places.ts';
import { Vocabulary } from './vocabulary.ts';

/** As PostgreSQL numbers them in two bits above a position. */
const WEIGHTS = { A: 3, B: 2, C: 1, D: 0 } as const;
const HEAVIEST = WEIGHTS.A;
export type Weight = keyof typeof WEIGHTS;
/** By weight; what weighs more comes before. */
const LETTERS = Uint8Array.from('dcba', (letter) => letter.charCodeAt(0));
/** Stands for a word of this vector alone. */
const RARE = -1;
/** Every word has one position, the first. */
const POSITION = 1;
/** Beside its letters: an end, how many positions, and the position. */
const BYTES_BESIDE = 5;
/** A zero, and how many positions in two bytes. */
const BYTES_OF_END = 3;
/** A letter takes three bytes at most, and a word has a hundred letters at most. */
const MOST_BYTES = 300 + BYTES_BESIDE;
/** As many words as there is room for at first. */
const FIRST_WORDS = 1024;
/** More words than anybody is described with. */
const MOST_WORDS = 4096;

/** Puts tsvectors together; words are known by numbers, so that writing one twice costs next to nothing. */
export class VectorWriter {
  readonly #vocabulary = new Vocabulary();
  /** By word: the last vector that it was added to, and how much it weighs there. */
  #addedTo = new Int32Array(FIRST_WORDS);
  #weights = new Uint8Array(FIRST_WORDS);
  readonly #places = new Places(FIRST_WORDS);
  #vector = 0;
  #count = 0;
  /** The vector of which the words are in order, and those; none comes any more then. */
  #written = 0;
  #words = new Int32Array(0);
  readonly #inPlace = new Int32Array(MOST_WORDS);
  readonly #room = new Int32Array(MOST_WORDS + 1);
  readonly #ends = new Int32Array(HEAVIEST + 1);
  readonly #weighed = new Int32Array(MOST_WORDS + 1);
  /** What was written to last. */
  #target = Buffer.alloc(0);
  #view = new DataView(this.#target.buffer);
  /** A word of this vector alone, and its weight. */
  #rare = '';
  #rareWeight: Weight = 'A';
  /** How many words, and which rare ones, `takeNew` has told of. */
  #told = 0;
  readonly #toldRare = new Set<string>();

  /** The numbers of words. */
  wordsOf(words: readonly string[]): readonly number[] {
    const numbers = [...new Set(words)].map((word) => this.#vocabulary.numberOf(word));
    if (this.#vocabulary.size > this.#addedTo.length) this.#grow();
    return numbers;
  }

  #grow(): void {
    const size = this.#vocabulary.size * 2;
    const weights = new Uint8Array(size);
    weights.set(this.#weights);
    this.#weights = weights;
    this.#addedTo = enlarged(this.#addedTo, size);
    this.#places.grow(size);
  }

  /** Begins a vector. */
  begin(): void {
    // What nobody has asked for in its order.
    this.#places.take(this.#inPlace);
    this.#vector += 1;
    this.#count = 0;
    this.#rare = '';
  }

  /** Adds words; one that is there already keeps its weight, so the weightiest come first. */
  add(weight: Weight, words: readonly number[]): void {
    const weighs = WEIGHTS[weight];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as number;
      if (this.#addedTo[word] !== this.#vector) {
        this.#addedTo[word] = this.#vector;
        this.#weights[word] = weighs;
        this.#places.add(this.#vocabulary.placeOf(word));
        this.#count += 1;
      }
    }
  }

  /** Adds a word that hardly anybody else has, before any other of its weight. There is room for one. */
  addRare(weight: Weight, word: string): void {
    const number = this.#vocabulary.find(word);
    if (number !== undefined) {
      this.add(weight, [number]);
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
    if (this.#rare !== '' && !this.#toldRare.has(this.#rare)) {
      this.#toldRare.add(this.#rare);
      words.push(this.#rare);
    }
    return words;
  }

  /** The most bytes that the vector takes. */
  get mostBytes(): number {
    return 4 + (this.#count + 1) * MOST_BYTES;
  }

  /** Writes the vector as `tsvectorrecv` of PostgreSQL reads it: their number, then each word with its position. @returns its end */
  write(target: Buffer, at: number): number {
    const words = this.#inOrder();
    let to = target.writeInt32BE(words.length, at);
    for (let nth = 0; nth < words.length; nth += 1) {
      const word = words[nth] as number;
      to = writePosition(target, this.#copy(word, target, to), this.#weightOf(word));
    }
    return to;
  }

  /** Writes it with each word behind the letter of its weight, as `search_document` has them. @returns its end */
  writeByWeight(target: Buffer, at: number): number {
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

  /** The words' numbers in the order of their bytes, with `RARE` among them; made once for both ways to write them. */
  #inOrder(): Int32Array {
    if (this.#written === this.#vector) return this.#words;
    const places = this.#inPlace.subarray(0, this.#places.take(this.#inPlace));
    const rareAt = this.#hasRare() ? this.#placeOfRare(places) : -1;
    let to = 0;
    for (let nth = 0; nth < places.length; nth += 1) {
      if (nth === rareAt) {
        this.#room[to] = RARE;
        to += 1;
      }
      this.#room[to] = this.#vocabulary.numberAt(places[nth] as number);
      to += 1;
    }
    if (rareAt === places.length) {
      this.#room[to] = RARE;
      to += 1;
    }
    this.#words = this.#room.subarray(0, to);
    this.#written = this.#vector;
    return this.#words;
  }

  #weightOf(word: number): number {
    return word === RARE ? WEIGHTS[this.#rareWeight] : (this.#weights[word] as number);
  }

  #copy(word: number, target: Buffer, at: number): number {
    return word === RARE ? at + target.write(this.#rare, at) : this.#vocabulary.copy(word, this.#viewOf(target), at);
  }

  #viewOf(target: Buffer): DataView {
    if (target !== this.#target) {
      this.#target = target;
      this.#view = new DataView(target.buffer, target.byteOffset, target.length);
    }
    return this.#view;
  }

  /** It may have become one of the words in the meantime. */
  #hasRare(): boolean {
    const number = this.#vocabulary.find(this.#rare);
    return this.#rare !== '' && (number === undefined || this.#addedTo[number] !== this.#vector);
  }

  #placeOfRare(places: Int32Array): number {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const word = this.#vocabulary.wordOf(this.#vocabulary.numberAt(places[middle] as number));
      if (word < this.#rare) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function writePosition(target: Buffer, at: number, weight: number): number {
  target[at] = 0;
  target[at + 1] = 0;
  target[at + 2] = 1;
  target[at + 3] = weight << 6;
  target[at + 4] = POSITION;
  return at + BYTES_BESIDE;
}

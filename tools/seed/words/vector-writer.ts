import { Vocabulary } from './vocabulary.ts';

/** The weightier, the more. */
const WEIGHTS = { A: 3, B: 2, C: 1, D: 0 } as const;
export type Weight = keyof typeof WEIGHTS;
/** By weight; what weighs more comes before. */
const LETTERS = Uint8Array.from('dcba', (letter) => letter.charCodeAt(0));
/** Stands for a word of this vector alone. */
const RARE = -1;
/** Beside its letters: that of its weight, an end, and how many positions. */
const BYTES_BESIDE = 4;
/** A letter takes three bytes at most, and a word has a hundred letters at most. */
const MOST_BYTES = 300 + BYTES_BESIDE;
/** More words than anybody is described with. */
const MOST_WORDS = 4096;

/** Puts tsvectors together; words are known by numbers, so that writing one twice costs next to nothing. */
export class VectorWriter {
  readonly #vocabulary = new Vocabulary();
  /** By word: the last vector that it was added to, and how much it weighs there. */
  #addedTo = new Int32Array(1024);
  #weights = new Uint8Array(1024);
  readonly #places = new Int32Array(MOST_WORDS);
  #vector = 0;
  #count = 0;
  readonly #room = new Int32Array(MOST_WORDS + 1);
  readonly #weighed = new Int32Array(MOST_WORDS + 1);
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
    const addedTo = new Int32Array(size);
    addedTo.set(this.#addedTo);
    const weights = new Uint8Array(size);
    weights.set(this.#weights);
    this.#addedTo = addedTo;
    this.#weights = weights;
  }

  /** Begins a vector. */
  begin(): void {
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
        this.#places[this.#count] = this.#vocabulary.placeOf(word);
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

  /**
   * Writes the vector as `tsvectorrecv` of PostgreSQL reads it: their number, then each word behind the letter of its weight, as
   * `search_document` has them. @returns its end
   */
  writeByWeight(target: Buffer, at: number): number {
    const words = this.#inOrder();
    let to = target.writeInt32BE(words.length, at);
    const starts = this.#countWeights(words);
    for (let nth = 0; nth < words.length; nth += 1) {
      const word = words[nth] as number;
      const weighs = this.#weightOf(word);
      this.#weighed[starts[weighs] as number] = word;
      starts[weighs] = (starts[weighs] as number) + 1;
    }
    for (let nth = 0; nth < words.length; nth += 1) {
      const word = this.#weighed[nth] as number;
      target[to] = LETTERS[this.#weightOf(word)] as number;
      to = writeEnd(target, this.#copy(word, target, to + 1));
    }
    return to;
  }

  /** By weight, how many words weigh more. */
  #countWeights(words: Int32Array): Int32Array {
    const counts = new Int32Array(4);
    for (let nth = 0; nth < words.length; nth += 1) {
      const weighs = this.#weightOf(words[nth] as number);
      for (let less = 0; less < weighs; less += 1) counts[less] = (counts[less] as number) + 1;
    }
    return counts;
  }

  /** The words' numbers in the order of their bytes, with `RARE` among them. */
  #inOrder(): Int32Array {
    const places = this.#places.subarray(0, this.#count).toSorted();
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
    return this.#room.subarray(0, to);
  }

  #weightOf(word: number): number {
    return word === RARE ? WEIGHTS[this.#rareWeight] : (this.#weights[word] as number);
  }

  #copy(word: number, target: Buffer, at: number): number {
    return word === RARE ? at + target.write(this.#rare, at) : this.#vocabulary.copy(word, target, at);
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

/** The end of a word that has no positions. */
function writeEnd(target: Buffer, at: number): number {
  target[at] = 0;
  target[at + 1] = 0;
  target[at + 2] = 0;
  return at + 3;
}

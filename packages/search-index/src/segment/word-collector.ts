import { WEIGHTS, type IndexDocument } from '../document.ts';
import { GrowingNumbers } from './growing.ts';
import { ownText } from './own-text.ts';
import { room16, room32, room8, type Lists, type WordTable } from './segment.ts';
import { ListFiller } from './write-lists.ts';

/** The words of documents, as they come. */
export class WordCollector {
  readonly #numbers = new Map<string, number>();
  /** Document after document: the number of each word, and its weight in the lowest two bits. */
  readonly #said = new GrowingNumbers();
  readonly #starts = new GrowingNumbers();

  add({ words }: IndexDocument): void {
    this.#starts.push(this.#said.length);
    for (let weight = 0; weight < WEIGHTS.length; weight += 1) {
      for (const word of words[WEIGHTS[weight] as (typeof WEIGHTS)[number]]) {
        let number = this.#numbers.get(word);
        if (number === undefined) {
          number = this.#numbers.size;
          this.#numbers.set(ownText(word), number);
        }
        this.#said.push((number << 2) | weight);
      }
    }
  }

  /** The words and their lists, with the documents in a sequence. */
  finish(sequence: Uint32Array): { words: WordTable; word_lists: Lists } {
    const counts = this.#countLists();
    const { table, listOf, listCounts } = this.#makeTable(counts);
    const filler = new ListFiller(listCounts, sequence.length);
    this.#starts.push(this.#said.length);
    const said = this.#said.array;
    for (let place = 0; place < sequence.length; place += 1) {
      const from = sequence[place] as number;
      const end = this.#starts.array[from + 1] as number;
      for (let at = this.#starts.array[from] as number; at < end; at += 1) {
        filler.add(listOf[said[at] as number] as number, place);
      }
    }
    this.#said.giveBack();
    this.#starts.giveBack();
    return { words: table, word_lists: filler.lists };
  }

  /** How many documents have each word in each weight. */
  #countLists(): Uint32Array {
    const counts = new Uint32Array(this.#numbers.size << 2);
    const said = this.#said.array;
    for (let at = 0; at < this.#said.length; at += 1) {
      const list = said[at] as number;
      counts[list] = (counts[list] as number) + 1;
    }
    return counts;
  }

  #makeTable(counts: Uint32Array): { table: WordTable; listOf: Uint32Array; listCounts: Uint32Array } {
    const words = [...this.#numbers.keys()].toSorted();
    const used = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    const table: WordTable = {
      starts: room32(words.length + 1),
      letters: room16(words.reduce((sum, word) => sum + word.length, 0)),
      first_lists: room32(words.length + 1),
      weights: room8(used),
    };
    const listOf = new Uint32Array(counts.length);
    const listCounts = room32(used);
    let letters = 0;
    let list = 0;
    words.forEach((word, nth) => {
      table.starts[nth] = letters;
      table.first_lists[nth] = list;
      for (let at = 0; at < word.length; at += 1) table.letters[letters + at] = word.charCodeAt(at);
      letters += word.length;
      const number = this.#numbers.get(word) ?? 0;
      for (let weight = 0; weight < WEIGHTS.length; weight += 1) {
        const count = counts[(number << 2) | weight] as number;
        if (count === 0) continue;
        listOf[(number << 2) | weight] = list;
        table.weights[list] = weight;
        listCounts[list] = count;
        list += 1;
      }
    });
    table.starts[words.length] = letters;
    table.first_lists[words.length] = list;
    return { table, listOf, listCounts };
  }
}

import { WEIGHTS } from '../document.ts';
import { GrowingNumbers } from '../segment/growing.ts';
import { giveBack } from '../segment/own-memory.ts';
import { room16, room32, room8, type Lists, type WordTable } from '../segment/segment.ts';
import { roomOfList } from '../segment/write-lists.ts';
import { ListMerger, type Source } from './list-merger.ts';
import { mergeWordTables, type WordSources } from './merge-word-tables.ts';
import type { MergePart, Numbering } from './renumber.ts';

/** The lists of a word by weight: those of all parts, and how many documents they have together, dead ones among them. */
interface WordLists {
  sources: Source[];
  most: number;
}

function listsOf(merged: readonly MergePart[], { tables, places, starts }: WordSources, word: number): WordLists[] {
  const byWeight = WEIGHTS.map((): WordLists => ({ sources: [], most: 0 }));
  for (let at = starts[word] as number; at < (starts[word + 1] as number); at += 1) {
    const part = tables[at] as number;
    const { words, word_lists } = (merged[part] as MergePart).segment;
    const place = places[at] as number;
    const end = words.first_lists[place + 1] as number;
    for (let list = words.first_lists[place] as number; list < end; list += 1) {
      const lists = byWeight[words.weights[list] as number] as WordLists;
      lists.sources.push({ part, list });
      lists.most += word_lists.counts[list] as number;
    }
  }
  return byWeight;
}

/** A word table that grows. */
class TableWriter {
  readonly #starts = new GrowingNumbers();
  readonly #letters = new GrowingNumbers();
  readonly #firstLists = new GrowingNumbers();
  readonly #weights = new GrowingNumbers();

  addWord({ starts, letters }: WordTable, place: number, firstList: number): void {
    this.#starts.push(this.#letters.length);
    this.#firstLists.push(firstList);
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1) {
      this.#letters.push(letters[at] as number);
    }
  }

  addList(weight: number): void {
    this.#weights.push(weight);
  }

  finish(): WordTable {
    this.#starts.push(this.#letters.length);
    this.#firstLists.push(this.#weights.length);
    return {
      starts: this.#starts.move(room32),
      letters: this.#letters.move(room16),
      first_lists: this.#firstLists.move(room32),
      weights: this.#weights.move(room8),
    };
  }
}

/** The words of all parts and their lists. Words that no living document has are left out. */
export function mergeWords(
  merged: readonly MergePart[],
  numbering: Numbering,
): { words: WordTable; word_lists: Lists } {
  const sources = mergeWordTables(merged.map(({ segment }) => segment.words));
  const wordCount = sources.starts.length - 1;
  const most = { bits: 0, gaps: 0 };
  for (let word = 0; word < wordCount; word += 1) {
    for (const lists of listsOf(merged, sources, word)) {
      // Without its dead a list that would have been dense may be gaps.
      const { bits, gaps } = roomOfList(lists.most, numbering.size);
      most.bits += bits;
      most.gaps += Math.max(gaps, bits > 0 ? roomOfList(bits, numbering.size).gaps : 0);
    }
  }
  const merger = new ListMerger(merged, numbering, most);
  const table = new TableWriter();
  const counts = new GrowingNumbers();
  const starts = new GrowingNumbers();
  for (let word = 0; word < wordCount; word += 1) {
    const firstList = counts.length;
    for (const [weight, lists] of listsOf(merged, sources, word).entries()) {
      if (lists.most === 0) continue;
      const { start, count } = merger.write(lists.sources, lists.most);
      if (count === 0) continue;
      table.addList(weight);
      starts.push(start);
      counts.push(count);
    }
    if (counts.length === firstList) continue;
    const source = sources.starts[word] as number;
    const { segment } = merged[sources.tables[source] as number] as MergePart;
    table.addWord(segment.words, sources.places[source] as number, firstList);
  }
  giveBack(sources);
  const word_lists = { counts: counts.move(room32), starts: starts.move(room32), ...merger.finish() };
  return { words: table.finish(), word_lists };
}

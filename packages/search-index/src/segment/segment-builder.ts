import type { IndexDocument } from '../document.ts';
import { ColumnCollector } from './columns.ts';
import { fillIdTable, idTableLength } from './id-table.ts';
import { listValues } from './list-values.ts';
import { makeOrders } from './orders.ts';
import { room32, type Segment } from './segment.ts';
import { SeveralCollector } from './several-collector.ts';
import type { ValueTable } from './value-table.ts';
import { WordCollector } from './word-collector.ts';

/** Puts documents together to a segment. */
export class SegmentBuilder {
  readonly #table: ValueTable;
  readonly #columns = new ColumnCollector();
  readonly #words = new WordCollector();
  readonly #values = new SeveralCollector();
  readonly #studies = new SeveralCollector();

  constructor(table: ValueTable) {
    this.#table = table;
  }

  get size(): number {
    return this.#columns.size;
  }

  /** Adds a document, in any order; no id twice. */
  add(document: IndexDocument): void {
    this.#columns.add(document);
    this.#words.add(document);
    this.#values.add(this.#table.numbersOf(document));
    this.#studies.add(this.#table.studiesOf(document));
  }

  /** The builder is of no use afterwards. */
  finish(): Segment {
    const sequence = this.#columns.byQuality();
    const columns = this.#columns.finish(sequence);
    const id_table = room32(idTableLength(columns.size));
    fillIdTable(id_table, columns.ids);
    const values = this.#values.finish(sequence);
    const studies = this.#studies.finish(sequence);
    return {
      ...columns,
      id_table,
      orders: makeOrders(columns),
      ...listValues(values.data, values.starts),
      study_starts: studies.starts,
      studies: studies.data,
      ...this.#words.finish(sequence),
    };
  }
}

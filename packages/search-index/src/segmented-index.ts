import type { IndexChange, IndexDocument } from './document.ts';
import { HALF_HOUR_WORDS } from './half-hours.ts';
import { chooseMerge } from './merge/choose-merge.ts';
import { type MergeInput, mergeSegments } from './merge/merge-segments.ts';
import { type IndexOptions, USUAL_OPTIONS } from './options.ts';
import type { Conditions, Facets, Hits, IndexQuery, SearchIndex } from './query.ts';
import { type Contents, findFacets, findHits } from './query/finder.ts';
import { LiveSegment } from './query/live-segment.ts';
import { LivingCounts } from './query/value-counts.ts';
import { SegmentBuilder } from './segment/segment-builder.ts';
import { flatten } from './snapshot/flatten.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { bytesOfAll, type IndexStats, statsOf } from './stats.ts';
import { type Segment, sharedCopy } from './segment/segment.ts';
import { ValueTable } from './segment/value-table.ts';

/** Changes that come at once are put into segments of this many times the usual number of fresh documents. */
const AT_ONCE = 32;
/** Every search goes through all segments, so `apply` merges them once this many have not been merged. */
const MANY_SEGMENTS = 64;

type AvailabilityChange = Extract<IndexChange, { kind: 'availability' }>;

/** Copies the availability of a document, which may have changed since a merge began. */
function takeAvailability(segment: Segment, place: number, from: Segment, at: number): void {
  segment.next_available[place] = from.next_available[at] as number;
  const words = from.half_hours.subarray(at * HALF_HOUR_WORDS, (at + 1) * HALF_HOUR_WORDS);
  segment.half_hours.set(words, place * HALF_HOUR_WORDS);
}

/**
 * The search index: segments that don't change, and fresh documents that the next search puts together to one more
 * segment. A document that changes is marked dead where it was and becomes a fresh one.
 */
export class SegmentedIndex implements SearchIndex {
  readonly #options: IndexOptions;
  readonly #table: ValueTable;
  #sealed: LiveSegment[];
  readonly #fresh = new Map<string, IndexDocument>();
  /** The fresh documents as a segment, once it was needed. */
  #freshSegment: LiveSegment | null = null;
  readonly #living: LivingCounts;
  /** The segments that are being merged, and the documents in them that may have changed since. */
  #merging: { from: readonly LiveSegment[]; touched: Set<string> } | null = null;

  constructor(options: IndexOptions, table: ValueTable, sealed: LiveSegment[]) {
    this.#options = options;
    this.#table = table;
    this.#sealed = sealed;
    this.#living = new LivingCounts(sealed, table.size);
  }

  get size(): number {
    return this.#sealed.reduce((sum, live) => sum + live.alive, this.#fresh.size);
  }

  #makeFreshSegment(): LiveSegment {
    const builder = new SegmentBuilder(this.#table);
    for (const document of this.#fresh.values()) builder.add(document);
    return new LiveSegment(builder.finish());
  }

  #contents(): Contents {
    const rest = { table: this.#table, living: this.#living };
    if (this.#fresh.size === 0) return { ...rest, segments: this.#sealed };
    this.#freshSegment ??= this.#makeFreshSegment();
    return { ...rest, segments: [...this.#sealed, this.#freshSegment] };
  }

  search(query: IndexQuery): Hits {
    return findHits(this.#contents(), query);
  }

  facets(conditions: Conditions, limit: number): Facets {
    return findFacets(this.#contents(), conditions, limit);
  }

  /** Lets the fresh documents be a segment for good. */
  #seal(): void {
    this.#sealed.push(this.#freshSegment ?? this.#makeFreshSegment());
    this.#fresh.clear();
    this.#freshSegment = null;
  }

  /** Takes a document out of where it is. */
  #remove(id: string): void {
    const fresh = this.#fresh.get(id);
    if (fresh !== undefined) {
      this.#living.change(this.#table.numbersOf(fresh), -1);
      this.#fresh.delete(id);
      this.#freshSegment = null;
      return;
    }
    for (const live of this.#sealed) {
      const place = live.find(id);
      if (place < 0) continue;
      live.markDead(place);
      this.#living.subtract(live, place);
      this.#merging?.touched.add(id);
      return;
    }
  }

  #put(document: IndexDocument): void {
    this.#remove(document.id);
    this.#living.change(this.#table.numbersOf(document), 1);
    this.#fresh.set(document.id, document);
    this.#freshSegment = null;
  }

  #setAvailability({ id, next_available_at, available_half_hours }: AvailabilityChange): void {
    const known = this.#fresh.get(id);
    if (known !== undefined) this.#fresh.set(id, { ...known, next_available_at, available_half_hours });
    const segments = this.#freshSegment === null ? this.#sealed : [...this.#sealed, this.#freshSegment];
    for (const live of segments) {
      const place = live.find(id);
      if (place >= 0) live.setAvailability(place, next_available_at, available_half_hours);
    }
    this.#merging?.touched.add(id);
  }

  apply(changes: readonly IndexChange[]): void {
    for (const change of changes) {
      if (change.kind === 'put') this.#put(change.document);
      else if (change.kind === 'remove') this.#remove(change.id);
      else this.#setAvailability(change);
      if (this.#fresh.size >= this.#options.fresh_documents * AT_ONCE) this.#seal();
    }
    if (this.#fresh.size >= this.#options.fresh_documents) this.#seal();
    this.#sealed = this.#sealed.filter((live) => live.alive > 0);
    if (this.#options.merges_itself || this.#sealed.length > MANY_SEGMENTS) this.#mergeAll();
  }

  #mergeAll(): void {
    for (let due = this.mergeDue(); due !== null; due = this.mergeDue()) this.adopt(mergeSegments(due));
  }

  /**
   * Segments that should be merged: by `mergeSegments`, on another thread where searches shall not wait, and then handed
   * to `adopt` (or given up by `abandonMerge`). Changes go on meanwhile.
   * @returns null where nothing is due, or where a merge is under way
   */
  mergeDue(): MergeInput | null {
    if (this.#merging !== null) return null;
    const chosen = chooseMerge(this.#sealed, this.#options.segment_sizes);
    if (chosen.length === 0) return null;
    this.#merging = { from: chosen, touched: new Set() };
    return { parts: chosen.map(({ segment, live }) => ({ segment, live: live.slice() })) };
  }

  /** Takes the result of the merge that was due in place of what went into it, with all that has changed since. */
  adopt(segment: Segment): void {
    if (this.#merging === null) return;
    const { from, touched } = this.#merging;
    this.#merging = null;
    const merged = new LiveSegment(segment);
    for (const id of touched) {
      const place = merged.find(id);
      if (place < 0) continue;
      const living = from.find((live) => live.find(id) >= 0);
      if (living === undefined) merged.markDead(place);
      else takeAvailability(segment, place, living.segment, living.find(id));
    }
    this.#sealed = [...this.#sealed.filter((live) => !from.includes(live)), merged].filter(({ alive }) => alive > 0);
  }

  /** Gives up the merge that was due, as when its thread died; it will be due again. */
  abandonMerge(): void {
    this.#merging = null;
  }

  #toSnapshot(keep: <T extends Float64Array | Uint32Array>(numbers: T) => T): Snapshot {
    if (this.#fresh.size > 0) this.#seal();
    const segments = this.#sealed.map(({ segment, live, alive }) => ({
      segment: {
        ...segment,
        next_available: keep(segment.next_available),
        half_hours: keep(segment.half_hours),
      },
      bits: keep(live),
      alive,
    }));
    const parts: Uint8Array[] = [];
    const flat = segments.map((segment) => flatten(segment, parts));
    return { contents: { values: [...this.#table.values], facets: [...this.#table.facets], segments: flat }, parts };
  }

  /**
   * All that the index holds, to be written down; a copy only of what may still change. Fresh documents become a segment.
   * Can be sent to another thread, which then shares the memory.
   */
  toSnapshot(): Snapshot {
    return this.#toSnapshot(sharedCopy);
  }

  /** As `toSnapshot`, without any copy, for another thread to go on with: this index is of no use afterwards. */
  handOver(): Snapshot {
    return this.#toSnapshot((numbers) => numbers);
  }

  /** The bytes that its segments take. */
  get bytes(): number {
    return bytesOfAll(this.#contents().segments);
  }

  stats(): IndexStats {
    return statsOf(this.#contents().segments);
  }
}

/** An index with nothing in it. */
export const createSearchIndex = (options: Partial<IndexOptions> = {}): SegmentedIndex =>
  new SegmentedIndex({ ...USUAL_OPTIONS, ...options }, new ValueTable(), []);

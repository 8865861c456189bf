import type { Conditions, Facets, Hits, IndexQuery } from '@abroad/search-index';

/** Further behind than this, the index is left alone until it has caught up. */
export const MOST_LAG_MS = 2000;

/** The current activity of the index. */
export type Phase = 'starting' | 'loading' | 'building' | 'following';

/** Where the index comes from, and what it takes. */
export interface Standing {
  phase: Phase;
  documents: number;
  bytes: number;
  /** How it came about, and in how many milliseconds. */
  made_by: 'build' | 'snapshot' | null;
  made_in_ms: number | null;
}

/** A listener that is told when something is out of date. */
export interface ChangeListener {
  changed(profile_ids: readonly string[]): void;
  /** Anything may have changed. */
  begun_anew(): void;
}

/** How the index is doing, for operators. */
export interface IndexStanding extends Omit<Standing, 'phase'> {
  phase: Standing['phase'] | 'off';
  /** Milliseconds since all that was visible was in it; null before that. */
  lag_ms: number | null;
  is_serving: boolean;
}

/** The index, in a thread of its own. */
export interface IndexThread {
  /** Begins to load and follow; does nothing the second time. */
  start(): void;
  /** Whether it may be asked: it is there, and not further behind than 2 s. */
  isServing(): boolean;
  /** @throws Error when the thread ends before the answer, takes longer than 2.5 s, or has failed. */
  search(query: IndexQuery): Promise<Hits>;
  /** As `search`. */
  facets(conditions: Conditions, limit: number): Promise<Facets>;
  standing(): IndexStanding;
  listen(listener: ChangeListener): void;
  close(): Promise<void>;
}

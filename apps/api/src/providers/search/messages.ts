import type { Conditions, Facets, Hits, IndexQuery } from '@abroad/search-index';
import type { Standing } from './port.ts';

/** The settings with which the thread starts. */
export interface ThreadSettings {
  database_url: string;
  /** Where snapshots of the index lie. */
  folder: string;
}

/** A question to the index; `number` comes back with the answer. */
export type Question =
  | { number: number; kind: 'search'; query: IndexQuery }
  | { number: number; kind: 'facets'; conditions: Conditions; limit: number };
export type Answer =
  | { number: number; kind: 'search'; hits: Hits }
  | { number: number; kind: 'facets'; facets: Facets }
  | { number: number; kind: 'failed'; error: string };

export type ToThread = { kind: 'asked'; questions: Question[] } | { kind: 'stop' };
export type FromThread =
  | { kind: 'answers'; answers: Answer[] }
  | { kind: 'standing'; standing: Standing }
  /** All that was visible then is in the index; milliseconds of the machine's steady clock. */
  | { kind: 'caught_up'; at: number }
  /** Earlier answers about these profiles are out of date. */
  | { kind: 'changed'; profile_ids: string[] }
  /** Earlier answers about any profile may be out of date. */
  | { kind: 'begun_anew' }
  | { kind: 'trouble'; error: string };

/** Milliseconds of a clock that is the same in every thread and never jumps. */
export const steadyNow = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

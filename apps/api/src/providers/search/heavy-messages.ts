import type { MergeInput, mergeSegments, Snapshot } from '@abroad/search-index';
import type { Position } from '../../db/search-outbox.ts';

export type MergedSegment = ReturnType<typeof mergeSegments>;

/** An index as it is passed from one thread to another, and up to where it knows the outbox. */
export interface BuiltIndex {
  snapshot: Snapshot;
  position: Position;
}

/** The input and the result of each kind of task. */
export interface HeavyTasks {
  build: { asked: { database_url: string }; result: BuiltIndex };
  merge: { asked: { input: MergeInput }; result: MergedSegment };
  write: { asked: { path: string; about: unknown; snapshot: Snapshot }; result: null };
}
export type HeavyKind = keyof HeavyTasks;
export type HeavyTask = { [Kind in HeavyKind]: { kind: Kind } & HeavyTasks[Kind]['asked'] }[HeavyKind];
export type HeavyResult = { result: HeavyTasks[HeavyKind]['result'] } | { error: string };

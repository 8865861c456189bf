import type { MergeInput, mergeSegments, Snapshot } from '@abroad/search-index';

export type MergedSegment = ReturnType<typeof mergeSegments>;
export type HeavyTask =
  | { kind: 'merge'; input: MergeInput }
  | { kind: 'write'; path: string; about: unknown; snapshot: Snapshot };
export type HeavyResult = { segment: MergedSegment | null } | { error: string };

import { mergeEdits, type Merge } from '../forms/merge-edits.ts';
import type { ServiceDraft } from './service-draft.ts';

/** Brings what two windows changed of a service together; see `mergeEdits`. */
export const mergeServices: Merge<ServiceDraft> = (base, mine, theirs) =>
  mergeEdits(base, mine, theirs, [
    ['price', 'currency'],
    ['default_platform', 'meeting_location'],
  ]);

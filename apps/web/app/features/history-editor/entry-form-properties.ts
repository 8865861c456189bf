import type { HistoryKind } from './history-calls.ts';

/** What the form of a study and that of a job are told. */
export interface EntryFormProperties<E> {
  owner: HistoryKind;
  userId: string;
  /** Null for one that is to be added. */
  entry: E | null;
  /** Country that the person comes from, or null. */
  origin: string | null;
  /** What the draft is kept under. */
  draftName: string;
  onSaved: () => Promise<unknown>;
  /** Fetches the entry anew; null where it is gone. */
  refetch: () => Promise<E | null>;
  onClose: () => void;
}

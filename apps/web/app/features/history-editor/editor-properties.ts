import type { Education, Experience } from '@abroad/contract/history';
import type { HistoryKind } from './history-calls.ts';

/** What the editor of studies and that of jobs are told. */
export interface EditorProperties<E> {
  owner: HistoryKind;
  userId: string;
  /** In the order of their dates, as the API gives them. */
  entries: readonly E[];
  /** Country that the person comes from, or null. */
  origin: string | null;
  /** Fetches the profile anew, and shows it. */
  onChanged: () => Promise<{ educations: readonly Education[]; experiences: readonly Experience[] } | undefined>;
}

import type { HistoryKind } from './history-calls.ts';
import { lastingApi } from './lasting-api.ts';

/** How an entry is deleted for good, also while the page is being left. */
export const sendDelete = {
  mentor: { education: lastingApi.deleteMentorEducation, experience: lastingApi.deleteMentorExperience },
  prospect: { education: lastingApi.deleteProspectEducation, experience: lastingApi.deleteProspectExperience },
} as const satisfies Record<HistoryKind, unknown>;

import { api } from '../../api/browser-client.ts';

/** Whose history it is; both kinds have the same calls under different names. */
export type HistoryKind = 'mentor' | 'prospect';

export const historyCalls = {
  mentor: {
    addEducation: api.addMentorEducation,
    patchEducation: api.patchMentorEducation,
    addExperience: api.addMentorExperience,
    patchExperience: api.patchMentorExperience,
  },
  prospect: {
    addEducation: api.addProspectEducation,
    patchEducation: api.patchProspectEducation,
    addExperience: api.addProspectExperience,
    patchExperience: api.patchProspectExperience,
  },
} as const;

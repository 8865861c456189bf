import type { z } from 'zod';
import type { EducationInput, ExperienceInput, PatchEducation, PatchExperience } from '@abroad/contract';
import { addEducation, changeEducation, deleteEducation } from './educations.ts';
import { addExperience, changeExperience, deleteExperience } from './experiences.ts';
import type { HistoryOwner, Needs } from './history-owner.ts';

export { checkReference } from './check-reference.ts';
export { insertHistory } from './history-rows.ts';
export { educationsOf, experiencesOf, mainStudyFirst } from './queries.ts';

/** What a person does with the entries of their mentor or prospect profile; `userId` is always the caller's. */
export const historyOf = (context: Needs, owner: HistoryOwner) => ({
  addEducation: (userId: string, entry: z.output<typeof EducationInput>) => addEducation(context, owner, userId, entry),
  changeEducation: (userId: string, id: string, changes: Partial<z.output<typeof PatchEducation>>) =>
    changeEducation(context, owner, userId, id, changes),
  deleteEducation: (userId: string, id: string) => deleteEducation(context, owner, userId, id),
  addExperience: (userId: string, entry: z.output<typeof ExperienceInput>) =>
    addExperience(context, owner, userId, entry),
  changeExperience: (userId: string, id: string, changes: Partial<z.output<typeof PatchExperience>>) =>
    changeExperience(context, owner, userId, id, changes),
  deleteExperience: (userId: string, id: string) => deleteExperience(context, owner, userId, id),
});

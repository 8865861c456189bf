import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { Education, EducationInput, Experience, ExperienceInput, PatchEducation, PatchExperience } from '../history.ts';
import { Id } from '../primitives.ts';

const EntryParams = z.object({ id: Id });

type Side = 'mentor' | 'prospect';

/** The calls of one side on its entries of one kind, one by one. */
function entryEndpoints<Input extends z.ZodType, Patch extends z.ZodType, Entry extends z.ZodType>(
  side: Side,
  { name, Input, Patch, Entry }: { name: 'education' | 'experience'; Input: Input; Patch: Patch; Entry: Entry },
) {
  const shared = { tag: `${side}-profile`, access: 'user' } as const;
  const entries = `/api/v1/${side}-profile` as const;
  const profile = `the ${side} profile of the signed-in person`;
  return {
    add: {
      method: 'POST',
      path: `${entries}/profiles/me/${name}s`,
      summary: `Add an ${name} to ${profile}`,
      ...shared,
      callers: `${side}s`,
      idempotent: true,
      body: Input,
      responses: { 201: Entry },
      errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
    },
    patch: {
      method: 'PATCH',
      path: `${entries}/${name}s/:id`,
      summary: `Change an ${name} of ${profile}`,
      ...shared,
      callers: 'owner',
      params: EntryParams,
      body: Patch,
      responses: { 200: Entry },
      errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
    },
    remove: {
      method: 'DELETE',
      path: `${entries}/${name}s/:id`,
      summary: `Delete an ${name} of ${profile}`,
      ...shared,
      callers: 'owner',
      params: EntryParams,
      responses: { 204: null },
      errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
    },
  } as const;
}

const historyEndpoints = (side: Side) => ({
  education: entryEndpoints(side, {
    name: 'education',
    Input: EducationInput,
    Patch: PatchEducation,
    Entry: Education,
  }),
  experience: entryEndpoints(side, {
    name: 'experience',
    Input: ExperienceInput,
    Patch: PatchExperience,
    Entry: Experience,
  }),
});

const mentor = historyEndpoints('mentor');
const prospect = historyEndpoints('prospect');

/** The educations and experiences of a mentor, one by one. */
export const mentorHistoryEndpoints = defineEndpoints({
  addMentorEducation: mentor.education.add,
  patchMentorEducation: mentor.education.patch,
  deleteMentorEducation: {
    ...mentor.education.remove,
    description: 'The last one stays: a mentor has one education at least.',
  },
  addMentorExperience: mentor.experience.add,
  patchMentorExperience: mentor.experience.patch,
  deleteMentorExperience: mentor.experience.remove,
});

/** The educations and experiences of a prospect, one by one. */
export const prospectHistoryEndpoints = defineEndpoints({
  addProspectEducation: prospect.education.add,
  patchProspectEducation: prospect.education.patch,
  deleteProspectEducation: prospect.education.remove,
  addProspectExperience: prospect.experience.add,
  patchProspectExperience: prospect.experience.patch,
  deleteProspectExperience: prospect.experience.remove,
});

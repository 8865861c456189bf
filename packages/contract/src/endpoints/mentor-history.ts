import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { Education, EducationInput, Experience, ExperienceInput, PatchEducation, PatchExperience } from '../history.ts';
import { Id } from '../primitives.ts';

const EntryParams = z.object({ id: Id });

/** The educations and experiences of a mentor, one by one. */
export const mentorHistoryEndpoints = defineEndpoints({
  addMentorEducation: {
    method: 'POST',
    path: '/api/v1/mentor-profile/profiles/me/educations',
    tag: 'mentor-profile',
    summary: 'Add an education to the mentor profile of the signed-in person',
    access: 'user',
    idempotent: true,
    body: EducationInput,
    responses: { 201: Education },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
  patchMentorEducation: {
    method: 'PATCH',
    path: '/api/v1/mentor-profile/educations/:id',
    tag: 'mentor-profile',
    summary: 'Change an education of the mentor profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    body: PatchEducation,
    responses: { 200: Education },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteMentorEducation: {
    method: 'DELETE',
    path: '/api/v1/mentor-profile/educations/:id',
    tag: 'mentor-profile',
    summary: 'Delete an education of the mentor profile of the signed-in person',
    description: 'The last one stays: a mentor has one education at least.',
    access: 'user',
    params: EntryParams,
    responses: { 204: null },
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
  addMentorExperience: {
    method: 'POST',
    path: '/api/v1/mentor-profile/profiles/me/experiences',
    tag: 'mentor-profile',
    summary: 'Add an experience to the mentor profile of the signed-in person',
    access: 'user',
    idempotent: true,
    body: ExperienceInput,
    responses: { 201: Experience },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
  patchMentorExperience: {
    method: 'PATCH',
    path: '/api/v1/mentor-profile/experiences/:id',
    tag: 'mentor-profile',
    summary: 'Change an experience of the mentor profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    body: PatchExperience,
    responses: { 200: Experience },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteMentorExperience: {
    method: 'DELETE',
    path: '/api/v1/mentor-profile/experiences/:id',
    tag: 'mentor-profile',
    summary: 'Delete an experience of the mentor profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    responses: { 204: null },
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
});

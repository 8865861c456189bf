import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { Education, EducationInput, Experience, ExperienceInput, PatchEducation, PatchExperience } from '../history.ts';
import { Id } from '../primitives.ts';

const EntryParams = z.object({ id: Id });

/** The educations and experiences of a prospect, one by one. */
export const prospectHistoryEndpoints = defineEndpoints({
  addProspectEducation: {
    method: 'POST',
    path: '/api/v1/prospect-profile/profiles/me/educations',
    tag: 'prospect-profile',
    summary: 'Add an education to the prospect profile of the signed-in person',
    access: 'user',
    idempotent: true,
    body: EducationInput,
    responses: { 201: Education },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
  patchProspectEducation: {
    method: 'PATCH',
    path: '/api/v1/prospect-profile/educations/:id',
    tag: 'prospect-profile',
    summary: 'Change an education of the prospect profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    body: PatchEducation,
    responses: { 200: Education },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteProspectEducation: {
    method: 'DELETE',
    path: '/api/v1/prospect-profile/educations/:id',
    tag: 'prospect-profile',
    summary: 'Delete an education of the prospect profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    responses: { 204: null },
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
  addProspectExperience: {
    method: 'POST',
    path: '/api/v1/prospect-profile/profiles/me/experiences',
    tag: 'prospect-profile',
    summary: 'Add an experience to the prospect profile of the signed-in person',
    access: 'user',
    idempotent: true,
    body: ExperienceInput,
    responses: { 201: Experience },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
  patchProspectExperience: {
    method: 'PATCH',
    path: '/api/v1/prospect-profile/experiences/:id',
    tag: 'prospect-profile',
    summary: 'Change an experience of the prospect profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    body: PatchExperience,
    responses: { 200: Experience },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  deleteProspectExperience: {
    method: 'DELETE',
    path: '/api/v1/prospect-profile/experiences/:id',
    tag: 'prospect-profile',
    summary: 'Delete an experience of the prospect profile of the signed-in person',
    access: 'user',
    params: EntryParams,
    responses: { 204: null },
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
});

import { VALIDATION_MESSAGES, type EducationInput, type ExperienceInput, type FieldError } from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { Reference } from '../reference/index.ts';

const DEGREE_MESSAGE = 'Choose a degree from the list';
const TOPIC_MESSAGE = 'Choose a topic from the list';

type EducationEntry = z.output<typeof EducationInput>;
type ExperienceEntry = z.output<typeof ExperienceInput>;
type Given = string | null | undefined;

/** What a form says that has to be in the reference lists; only what is given is looked at. */
export interface NamedInReference {
  current_country_code?: Given;
  origin_country_code?: Given;
  topics?: readonly string[] | undefined;
  educations?: readonly EducationEntry[] | undefined;
  experiences?: readonly ExperienceEntry[] | undefined;
  target_country_codes?: readonly string[] | undefined;
  target_university_ids?: readonly string[] | undefined;
  target_degree_ids?: readonly string[] | undefined;
}

/**
 * Refuses countries, universities, degrees and topics that the reference lists don't have.
 * @throws AppError VALIDATION_FAILED naming every field by its dotted path.
 */
export function checkReference(reference: Reference, form: NamedInReference): void {
  const errors: FieldError[] = [];
  const check = (path: string, value: Given, isKnown: (value: string) => boolean, message: string) => {
    if (value !== null && value !== undefined && !isKnown(value)) {
      errors.push({ path, message });
    }
  };
  const isUniversity = (id: string) => reference.universityById(id) !== undefined;
  const isDegree = (id: string) => reference.degreeById(id) !== undefined;
  const { country: noCountry, university_required: noUniversity } = VALIDATION_MESSAGES;

  check('current_country_code', form.current_country_code, reference.isCountry, noCountry);
  check('origin_country_code', form.origin_country_code, reference.isCountry, noCountry);
  form.topics?.forEach((slug, at) => check(`topics.${at}`, slug, reference.isTopic, TOPIC_MESSAGE));
  form.educations?.forEach(({ university_id, degree_id }, at) => {
    check(`educations.${at}.university_id`, university_id, isUniversity, noUniversity);
    check(`educations.${at}.degree_id`, degree_id, isDegree, DEGREE_MESSAGE);
  });
  form.experiences?.forEach(({ country_code }, at) =>
    check(`experiences.${at}.country_code`, country_code, reference.isCountry, noCountry),
  );
  form.target_country_codes?.forEach((code, at) =>
    check(`target_country_codes.${at}`, code, reference.isCountry, noCountry),
  );
  form.target_university_ids?.forEach((id, at) => check(`target_university_ids.${at}`, id, isUniversity, noUniversity));
  form.target_degree_ids?.forEach((id, at) => check(`target_degree_ids.${at}`, id, isDegree, DEGREE_MESSAGE));
  if (errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

import { VALIDATION_MESSAGES, type EducationInput, type ExperienceInput, type FieldError } from '@abroad/contract';
import { isCountryCode } from '@abroad/reference-data/countries';
import { degreeById } from '@abroad/reference-data/degrees';
import { topicBySlug } from '@abroad/reference-data/topics';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { findUniversitiesById, isListed, type Universities } from '../reference/reference.ts';

const DEGREE_MESSAGE = 'Choose a degree from the list';
const TOPIC_MESSAGE = 'Choose a topic from the list';

type EducationEntry = z.output<typeof EducationInput>;
type ExperienceEntry = z.output<typeof ExperienceInput>;
type OptionalId = string | null | undefined;

/** Fields of a form that must be in the reference lists; missing ones are not checked. */
export interface ReferenceFields {
  current_country_code?: OptionalId;
  origin_country_code?: OptionalId;
  topics?: readonly string[] | undefined;
  educations?: readonly EducationEntry[] | undefined;
  experiences?: readonly ExperienceEntry[] | undefined;
  target_country_codes?: readonly string[] | undefined;
  target_university_ids?: readonly string[] | undefined;
  target_degree_ids?: readonly string[] | undefined;
}

/** Collects errors about values that aren't in the reference lists, each under its dotted path. */
class ReferenceErrors {
  readonly errors: FieldError[] = [];
  readonly #universities: Universities;

  constructor(universities: Universities) {
    this.#universities = universities;
  }

  #check(path: string, value: OptionalId, isKnown: (value: string) => boolean, message: string): void {
    if (value !== null && value !== undefined && !isKnown(value)) {
      this.errors.push({ path, message });
    }
  }

  country(path: string, code: OptionalId): void {
    this.#check(path, code, isCountryCode, VALIDATION_MESSAGES.country);
  }

  university(path: string, id: OptionalId): void {
    this.#check(path, id, (value) => this.#universities.has(value), VALIDATION_MESSAGES.university_required);
  }

  /** One that a person entered is where they studied, and no one's aim yet. */
  listedUniversity(path: string, id: OptionalId): void {
    const isKnown = (value: string) => isListed(this.#universities, value);
    this.#check(path, id, isKnown, VALIDATION_MESSAGES.university_required);
  }

  degree(path: string, id: OptionalId): void {
    this.#check(path, id, (value) => degreeById(value) !== undefined, DEGREE_MESSAGE);
  }

  topic(path: string, slug: string): void {
    this.#check(path, slug, (value) => topicBySlug(value) !== undefined, TOPIC_MESSAGE);
  }

  /** @throws AppError VALIDATION_FAILED if there are errors. */
  raise(): void {
    if (this.errors.length > 0) {
      throw new AppError('VALIDATION_FAILED', { errors: this.errors });
    }
  }
}

/**
 * Refuses countries, universities, degrees and topics that the reference lists don't have.
 * @returns the universities that the form names.
 * @throws AppError VALIDATION_FAILED naming every field by its dotted path.
 */
export async function checkReference(db: Database, form: ReferenceFields): Promise<Universities> {
  const { educations = [], target_university_ids: targets = [] } = form;
  const studied = educations.map(({ university_id }) => university_id);
  const universities = await findUniversitiesById(db, [...studied, ...targets]);
  const errors = new ReferenceErrors(universities);
  errors.country('current_country_code', form.current_country_code);
  errors.country('origin_country_code', form.origin_country_code);
  form.topics?.forEach((slug, at) => errors.topic(`topics.${at}`, slug));
  educations.forEach(({ university_id, degree_id }, at) => {
    errors.university(`educations.${at}.university_id`, university_id);
    errors.degree(`educations.${at}.degree_id`, degree_id);
  });
  form.experiences?.forEach(({ country_code }, at) => errors.country(`experiences.${at}.country_code`, country_code));
  form.target_country_codes?.forEach((code, at) => errors.country(`target_country_codes.${at}`, code));
  targets.forEach((id, at) => errors.listedUniversity(`target_university_ids.${at}`, id));
  form.target_degree_ids?.forEach((id, at) => errors.degree(`target_degree_ids.${at}`, id));
  errors.raise();
  return universities;
}

/** Like `checkReference`, for a single entry. */
export async function checkEntry(
  db: Database,
  entry: { university_id?: OptionalId; degree_id?: OptionalId; country_code?: OptionalId },
): Promise<Universities> {
  const universities = await findUniversitiesById(db, [entry.university_id]);
  const errors = new ReferenceErrors(universities);
  errors.university('university_id', entry.university_id);
  errors.degree('degree_id', entry.degree_id);
  errors.country('country_code', entry.country_code);
  errors.raise();
  return universities;
}

/** @throws AppError VALIDATION_FAILED (`university_id`) for one that isn't in the list. */
export async function refuseUnlistedUniversity(db: Database, university_id: string): Promise<void> {
  const errors = new ReferenceErrors(await findUniversitiesById(db, [university_id]));
  errors.listedUniversity('university_id', university_id);
  errors.raise();
}

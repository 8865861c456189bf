import { VALIDATION_MESSAGES, type EducationInput, type ExperienceInput, type FieldError } from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import type { Reference } from '../reference/reference.ts';

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
  readonly #reference: Reference;

  constructor(reference: Reference) {
    this.#reference = reference;
  }

  #check(path: string, value: OptionalId, isKnown: (value: string) => boolean, message: string): void {
    if (value !== null && value !== undefined && !isKnown(value)) {
      this.errors.push({ path, message });
    }
  }

  country(path: string, code: OptionalId): void {
    this.#check(path, code, this.#reference.isCountry, VALIDATION_MESSAGES.country);
  }

  university(path: string, id: OptionalId): void {
    const isKnown = (value: string) => this.#reference.universityById(value) !== undefined;
    this.#check(path, id, isKnown, VALIDATION_MESSAGES.university_required);
  }

  /** One that a person entered is where they studied, and no one's aim yet. */
  listedUniversity(path: string, id: OptionalId): void {
    this.#check(path, id, this.#reference.isListed, VALIDATION_MESSAGES.university_required);
  }

  degree(path: string, id: OptionalId): void {
    this.#check(path, id, (value) => this.#reference.degreeById(value) !== undefined, DEGREE_MESSAGE);
  }

  topic(path: string, slug: string): void {
    this.#check(path, slug, this.#reference.isTopic, TOPIC_MESSAGE);
  }

  /** @throws AppError VALIDATION_FAILED if there are errors. */
  raise(): void {
    if (this.errors.length > 0) {
      throw new AppError('VALIDATION_FAILED', { errors: this.errors });
    }
  }
}

/** The universities where someone says that they studied: `getReference` reads those that were entered just now. */
export const namedUniversities = ({ educations = [] }: Pick<ReferenceFields, 'educations'>): string[] =>
  educations.map(({ university_id }) => university_id);

/**
 * Refuses countries, universities, degrees and topics that the reference lists don't have.
 * @throws AppError VALIDATION_FAILED naming every field by its dotted path.
 */
export function checkReference(reference: Reference, form: ReferenceFields): void {
  const errors = new ReferenceErrors(reference);
  errors.country('current_country_code', form.current_country_code);
  errors.country('origin_country_code', form.origin_country_code);
  form.topics?.forEach((slug, at) => errors.topic(`topics.${at}`, slug));
  form.educations?.forEach(({ university_id, degree_id }, at) => {
    errors.university(`educations.${at}.university_id`, university_id);
    errors.degree(`educations.${at}.degree_id`, degree_id);
  });
  form.experiences?.forEach(({ country_code }, at) => errors.country(`experiences.${at}.country_code`, country_code));
  form.target_country_codes?.forEach((code, at) => errors.country(`target_country_codes.${at}`, code));
  form.target_university_ids?.forEach((id, at) => errors.listedUniversity(`target_university_ids.${at}`, id));
  form.target_degree_ids?.forEach((id, at) => errors.degree(`target_degree_ids.${at}`, id));
  errors.raise();
}

/** Like `checkReference`, for a single entry. */
export function checkEntry(
  reference: Reference,
  entry: { university_id?: OptionalId; degree_id?: OptionalId; country_code?: OptionalId },
): void {
  const errors = new ReferenceErrors(reference);
  errors.university('university_id', entry.university_id);
  errors.degree('degree_id', entry.degree_id);
  errors.country('country_code', entry.country_code);
  errors.raise();
}

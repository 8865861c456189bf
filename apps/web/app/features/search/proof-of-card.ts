import type { ProfileSummary } from '@abroad/contract/search';
import type { Filters } from './filters.ts';

type ProofOfStudy = ProfileSummary['proofs'][number];

/** Whether filters of studies are met by the study of a proof; several filters by that study alone. */
function isAboutStudy(proof: ProofOfStudy, filters: Filters): boolean {
  const { education_start_year_from: from, education_start_year_to: to } = filters;
  const isAmong = (values: readonly string[], own: string | null) =>
    values.length === 0 || (own !== null && values.includes(own));
  const year = proof.start_year;
  return (
    proof.is_study_abroad &&
    isAmong(filters.destination_country_codes, proof.country_code) &&
    isAmong(filters.university_ids, proof.university_id) &&
    isAmong(filters.degree_ids, proof.degree_id) &&
    (from === null || (year !== null && year >= from)) &&
    (to === null || (year !== null && year <= to))
  );
}

/**
 * The strongest proof of the study that a search found; null without one. Where studies at home count, the filters may be met
 * by different studies, so any proof will do. The kind that is asked for comes first.
 */
export function proofOfCard({ proofs }: Pick<ProfileSummary, 'proofs'>, filters: Filters): ProofOfStudy | null {
  const meant = filters.studies === 'all' ? proofs : proofs.filter((proof) => isAboutStudy(proof, filters));
  return meant.find(({ kind }) => filters.proof.includes(kind)) ?? meant[0] ?? null;
}

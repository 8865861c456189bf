import type { Education } from '@abroad/contract/history';
import type { EducationProof } from '@abroad/contract/proofs';
import { NOW, SAMPLE_ID } from './sample-answers.ts';
import { DELFT } from './sample-reference.ts';

/** A study in Delft. */
export const DELFT_STUDY: Education = {
  id: SAMPLE_ID,
  school: DELFT.name,
  university_id: DELFT.id,
  country_code: 'NL',
  degree_id: null,
  field_of_study: null,
  start_date: '2019-09-01',
  end_date: null,
  location: null,
  is_study_abroad: true,
  updated_at: NOW,
};

/** Proven by a mailbox of Delft, in this month. */
export const sampleProof = (changes: Partial<EducationProof> = {}): EducationProof => ({
  id: SAMPLE_ID,
  education_id: SAMPLE_ID,
  kind: 'affiliation',
  state: 'proven',
  refusal: null,
  domain: 'tudelft.nl',
  code_expires_at: null,
  proven_at: NOW,
  can_renew: false,
  created_at: NOW,
  updated_at: NOW,
  ...changes,
});

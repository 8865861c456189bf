import type { MentorProfile, ProofKind } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';

/** The proofs that hold, with their studies as `entry`, of the profile called `profile` in a query. */
const PROVEN = sql`education_proof proof
  join mentor_education entry on entry.profile_id = proof.profile_id and entry.id = proof.education_id
  where proof.profile_id = profile.id and proof.state = 'proven'`;

/** The kinds of proofs of the studies abroad of the profile called `profile` in a query, as one JSON value. */
export const provenKinds = sql<ProofKind[]>`(
  select coalesce(json_agg(proof.kind), '[]') from ${PROVEN} and entry.is_study_abroad)`;

/**
 * The proofs of the studies of the profile called `profile` in a query, as everyone sees them: the strongest first, as one
 * JSON value.
 * @param more fields of the study `entry`, in SQL: names and values.
 */
export const shownProofs = (more: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('kind', proof.kind, 'domain', proof.domain,
      'university_name', (select name from university where university.id = proof.university_id),
      'checked_on', (proof.proven_at at time zone 'utc')::date, ${more})
    order by array_position(array['graduation', 'vouched', 'affiliation'], proof.kind), proof.proven_at desc), '[]')
  from ${PROVEN})`;

/** The same for a profile, by their educations. */
export const proofsOfProfile = shownProofs(sql`'education_id', entry.id`) as RawBuilder<MentorProfile['proofs']>;

import { createHash } from 'node:crypto';
import { createIds } from '../identifiers.ts';
import type { Mentor, StudyProof } from '../mentor.ts';
import type { Row } from './copy.ts';

const METHODS = { affiliation: 'mail', graduation: 'document', vouched: 'institution' } as const;
const ACTORS = { affiliation: 'mentor', graduation: 'staff', vouched: 'mentor' } as const;
const BEGUN = { affiliation: 'code_sent', graduation: 'in_review', vouched: null } as const;

/** A hash of no mailbox, in the text form of `bytea`. */
const hashOf = (text: string) => `\\x${createHash('sha256').update(text).digest('hex')}`;

interface Proven {
  proof: StudyProof;
  id: string;
  auth_user_id: string;
  profile_id: string;
  education_id: string;
  university_id: string;
  /** Of the mailbox that a code was sent to, or that the university named. */
  address_hash: string;
}

const proofRow = ({ proof, address_hash, ...of }: Proven): Row => ({
  ...of,
  kind: proof.kind,
  method: METHODS[proof.kind],
  state: 'proven',
  domain: proof.domain,
  address_hash: proof.kind === 'affiliation' ? address_hash : null,
  proven_at: proof.proven_at,
  created_at: proof.proven_at,
  updated_at: proof.proven_at,
});

const eventRow = ({ proof: { kind, proven_at }, id, auth_user_id, education_id }: Proven, event_id: string): Row => ({
  id: event_id,
  proof_id: id,
  auth_user_id,
  education_id,
  kind: 'proven',
  from_state: BEGUN[kind],
  to_state: 'proven',
  actor_role: ACTORS[kind],
  created_at: proven_at,
});

/** Returns the rows behind a mentor's proofs, by table, in the order of foreign keys. */
export function proofRows(mentor: Mentor): Record<string, Row[]> {
  const id = createIds(mentor.seed, mentor.index);
  const proven = mentor.educations
    .flatMap(({ proofs, school }, nth) => proofs.map((proof) => ({ proof, school, nth })))
    .map(({ proof, school, nth }, at): Proven => ({
      proof,
      id: id('proof', at),
      auth_user_id: id('user'),
      profile_id: id('profile'),
      education_id: id('education', nth),
      university_id: school.id,
      address_hash: hashOf(id('proof', at)),
    }));
  const vouched = proven.filter(({ proof }) => proof.kind === 'vouched');
  return {
    education_proof: proven.map(proofRow),
    education_proof_event: proven.map((one, at) => eventRow(one, id('proof_event', at))),
    proof_address: proven
      .filter(({ proof }) => proof.kind === 'affiliation')
      .map(({ university_id, address_hash, auth_user_id }) => ({ university_id, address_hash, auth_user_id })),
    vouch_list: vouched.map(({ proof, university_id }, at) => ({
      id: id('vouch_list', at),
      university_id,
      note: 'Made up',
      created_at: proof.proven_at,
    })),
    vouch_invite: vouched.map(({ proof, address_hash, id: proof_id }, at) => ({
      id: id('vouch_invite', at),
      list_id: id('vouch_list', at),
      address_hash,
      proof_id,
      accepted_at: proof.proven_at,
    })),
  };
}

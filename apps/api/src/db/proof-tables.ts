import type { Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

type ProofState = 'code_sent' | 'in_review' | 'proven' | 'refused' | 'expired' | 'stale' | 'revoked';

type ProofRefusal =
  | 'name_differs'
  | 'institution_differs'
  | 'dates_differ'
  | 'unreadable'
  | 'not_a_degree'
  | 'looks_altered'
  | 'other';

export interface EducationProofTable {
  id: string;
  profile_id: string;
  education_id: string;
  auth_user_id: string;
  university_id: string;
  kind: 'affiliation' | 'graduation' | 'vouched';
  method: 'mail' | 'document' | 'institution';
  state: ProofState;
  refusal: ProofRefusal | null;
  domain: string | null;
  address_hash: Buffer | null;
  code_hash: Buffer | null;
  code_expires_at: Timestamp | null;
  code_tries: Generated<number>;
  version: Generated<number>;
  proven_at: Timestamp | null;
  /** The time at which its mentor was asked to renew it, because it is old. */
  asked_again_at: Timestamp | null;
  /** The domain and the address that got the code, while a valid proof is renewed. */
  new_domain: string | null;
  new_address_hash: Buffer | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface EducationProofEventTable {
  id: string;
  proof_id: string;
  auth_user_id: string;
  education_id: string;
  /** Null in older events, which didn't store it. */
  university_id: string | null;
  kind: string;
  from_state: ProofState | null;
  to_state: ProofState | null;
  reason: string | null;
  actor_user_id: string | null;
  actor_role: 'mentor' | 'staff' | 'system';
  created_at: Touched;
}

export interface UniversityMailDomainTable {
  domain: string;
  university_id: string;
  kind: Generated<'any' | 'student' | 'staff' | 'alumni'>;
  trust: Generated<'listed' | 'confirmed' | 'flagged' | 'blocked'>;
  flags: Generated<string[]>;
  source: 'list' | 'staff';
  removed_at: Timestamp | null;
  version: Generated<number>;
  updated_at: Touched;
}

export interface MailDomainProposalTable {
  id: string;
  auth_user_id: string;
  university_id: string;
  domain: string;
  page_url: string;
  state: Generated<'open' | 'accepted' | 'declined'>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface ProofAddressTable {
  university_id: string;
  address_hash: Buffer;
  /** The user; null for a revoked proof once they are erased. */
  auth_user_id: string | null;
  is_revoked: Generated<boolean>;
}

export interface ProofSendTable {
  id: string;
  auth_user_id: string;
  place_hash: Buffer;
  mailbox_hash: Buffer;
  sent_at: Timestamp;
}

export interface VouchListTable {
  id: string;
  university_id: string;
  note: string;
  /** For a list that names its people by a link: a hash of its token, its end, and the number of people. */
  link_hash: Buffer | null;
  link_until: Timestamp | null;
  link_people: number | null;
  created_at: Timestamp;
  withdrawn_at: Timestamp | null;
}

export interface VouchInviteTable {
  id: string;
  list_id: string;
  address_hash: Buffer;
  proof_id: string | null;
  accepted_at: Timestamp | null;
}

export interface SealedSecretTable {
  name: string;
  secret: Buffer;
  secret_key_id: string;
  created_at: Touched;
}

export interface SealedFileTable {
  id: string;
  auth_user_id: string;
  subject_type: string | null;
  subject_id: string | null;
  filename: string;
  content_type: 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp';
  size_bytes: number;
  key_id: string;
  created_at: Timestamp;
  delete_at: Timestamp;
}

export interface ProofTables {
  education_proof: EducationProofTable;
  education_proof_event: EducationProofEventTable;
  proof_address: ProofAddressTable;
  proof_send: ProofSendTable;
  mail_domain_proposal: MailDomainProposalTable;
  sealed_file: SealedFileTable;
  university_mail_domain: UniversityMailDomainTable;
  vouch_list: VouchListTable;
  vouch_invite: VouchInviteTable;
  sealed_secret: SealedSecretTable;
}

export const proofTables = {
  education_proof: { owner: 'proofs', archive: 'composed', erasure: 'deleted' },
  // Ids only: decisions stay known, and name no one.
  education_proof_event: { owner: 'proofs', archive: 'composed', erasure: 'elsewhere' },
  // Hashes of addresses. Those of revoked proofs stay taken, without their user.
  proof_address: { owner: 'proofs', archive: null, erasure: 'elsewhere' },
  // Stored for a day.
  proof_send: { owner: 'proofs', archive: null, erasure: 'deleted' },
  mail_domain_proposal: { owner: 'proofs', archive: 'mail_domain_proposals', erasure: 'deleted' },
  // Their files are deleted too.
  sealed_file: { owner: 'sealed-files', archive: 'sealed_files', erasure: 'elsewhere' },
  university_mail_domain: { owner: 'reference' },
  vouch_list: { owner: 'proofs' },
  vouch_invite: { owner: 'proofs' },
  sealed_secret: { owner: 'db' },
} as const satisfies Record<keyof ProofTables, TableRules>;

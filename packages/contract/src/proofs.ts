import { z } from 'zod';
import { Education } from './history.ts';
import { LIMITS } from './limits.ts';
import { Id, Instant, InstantInput, line, pageOf, pageQuery, requiredLine, single } from './primitives.ts';
import { SealedFile } from './sealed-files.ts';
import { ProofKind } from './shown-proofs.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

export const PROOF_STATES = ['code_sent', 'in_review', 'proven', 'refused', 'expired', 'stale', 'revoked'] as const;
export const ProofState = z.enum(PROOF_STATES);
export type ProofState = z.infer<typeof ProofState>;

/** The reasons for refusing a document. */
export const PROOF_REFUSALS = [
  'name_differs',
  'institution_differs',
  'dates_differ',
  'unreadable',
  'not_a_degree',
  'looks_altered',
  'other',
] as const;
export const ProofRefusal = z.enum(PROOF_REFUSALS, 'Choose a reason');
export type ProofRefusal = z.infer<typeof ProofRefusal>;

/** A proof of one education, as its mentor sees it. */
export const EducationProof = z
  .object({
    id: Id,
    education_id: Id,
    kind: ProofKind,
    state: ProofState,
    refusal: ProofRefusal.nullable(),
    /** For an affiliation: the listed domain of the address. */
    domain: z.string().nullable(),
    /** The end of the time for entering the code; null where none was sent. */
    code_expires_at: Instant.nullable(),
    /** The time at which it was checked. */
    proven_at: Instant.nullable(),
    /** Whether it is old and can be renewed; it stays valid meanwhile. */
    can_renew: z.boolean(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'EducationProof' });
export type EducationProof = z.infer<typeof EducationProof>;

/** All proofs of an education, the latest first. */
export const EducationProofs = z
  .object({
    items: z.array(EducationProof),
    /** The number of documents that may still be uploaded. */
    documents_left: z.int(),
    /** The university names the signed-in mentor, who may accept it. */
    invite: z.object({ id: Id, university: z.string() }).nullable(),
  })
  .meta({ id: 'EducationProofs' });
export type EducationProofs = z.infer<typeof EducationProofs>;

export const ProofEducationParams = z.object({ id: Id });
export const EducationProofParams = z.object({ id: Id, proof_id: Id });
export const StartMailProof = z
  .strictObject({ email: requiredLine(words.university_email, LIMITS.address_max) })
  .meta({ id: 'StartMailProof' });
export const ConfirmMailProof = z
  .strictObject({ code: z.string(words.proof_code).regex(/^\d{6}$/, words.proof_code) })
  .meta({ id: 'ConfirmMailProof' });
export const HandInDocuments = z
  .strictObject({ file_ids: z.array(Id).min(1, words.document_required).max(LIMITS.proof_files_max) })
  .meta({ id: 'HandInDocuments' });
/** The token of a link that the university sent. */
export const AcceptVouchLink = z
  .strictObject({ token: requiredLine(words.required, LIMITS.line_max) })
  .meta({ id: 'AcceptVouchLink' });
export const AcceptVouch = z.strictObject({ invite_id: Id }).meta({ id: 'AcceptVouch' });

const Domain = requiredLine(words.mail_domain, LIMITS.domain_max);
const PageUrl = z.url({ protocol: /^https$/, error: words.answer_link }).max(LIMITS.page_url_max);
export const ProposeMailDomain = z
  .strictObject({ domain: Domain, page_url: PageUrl })
  .meta({ id: 'ProposeMailDomain' });

export const MailDomainKind = z.enum(['any', 'student', 'staff', 'alumni']);
export const MailDomainTrust = z.enum(['listed', 'confirmed', 'flagged', 'blocked']);
/** The domains whose addresses prove a university by themselves. */
export const MailDomains = z
  .object({ items: z.array(z.object({ domain: z.string(), kind: MailDomainKind })) })
  .meta({ id: 'MailDomains' });
export const UniversityParams = z.object({ id: Id });

/** A mail domain of a university, for the staff. */
export const AdminMailDomain = z
  .object({
    domain: z.string(),
    university: z.object({ id: Id, name: z.string(), country_code: z.string() }),
    kind: MailDomainKind,
    trust: MailDomainTrust,
    /** Reasons against it: anyone can get a mailbox, it isn't a university's, several universities have it, or other universities lie below it. */
    flags: z.array(z.enum(['abused', 'stopped', 'shared', 'parent', 'child'])),
    source: z.enum(['list', 'staff']),
    version: z.int(),
    updated_at: Instant,
    /** The number of its valid proofs. */
    proofs: z.int(),
  })
  .meta({ id: 'AdminMailDomain' });
export type AdminMailDomain = z.infer<typeof AdminMailDomain>;
/** A mentor's proposal. */
export const MailDomainProposal = z
  .object({
    id: Id,
    domain: z.string(),
    page_url: z.string(),
    university: z.object({ id: Id, name: z.string() }),
    created_at: Instant,
  })
  .meta({ id: 'MailDomainProposal' });
export type MailDomainProposal = z.infer<typeof MailDomainProposal>;
export const AdminMailDomainsQuery = z.object({
  search: single(line(LIMITS.line_max)),
  flagged: single(z.literal('true')),
  ...pageQuery,
});
export const AdminMailDomains = pageOf(AdminMailDomain)
  .extend({ proposals: z.array(MailDomainProposal) })
  .meta({ id: 'AdminMailDomains' });
export type AdminMailDomains = z.infer<typeof AdminMailDomains>;
const MailDomainKey = { domain: Domain, university_id: z.uuid(words.university_required) };
export const PutMailDomain = z
  .strictObject({ ...MailDomainKey, kind: MailDomainKind, trust: MailDomainTrust })
  .meta({ id: 'PutMailDomain' });
export const PatchMailDomain = z
  .strictObject({
    ...MailDomainKey,
    kind: MailDomainKind.optional(),
    trust: MailDomainTrust.optional(),
    version: z.int(),
  })
  .meta({ id: 'PatchMailDomain' });
export const DeleteMailDomain = z.strictObject(MailDomainKey).meta({ id: 'DeleteMailDomain' });
export const DecideMailDomainProposal = z
  .strictObject({ accept: z.boolean('Accept or decline') })
  .meta({ id: 'DecideMailDomainProposal' });
const Reason = requiredLine('Say why', LIMITS.staff_reason_max);
export const RevokeDomainProofs = z
  .strictObject({ domain: Domain, since: InstantInput, reason: Reason })
  .meta({ id: 'RevokeDomainProofs' });
export const RevokedProofs = z.object({ revoked: z.int(), left_to_others: z.int() }).meta({ id: 'RevokedProofs' });
export type RevokedProofs = z.infer<typeof RevokedProofs>;

/** A document to decide on, with the mentor's own facts about the education. */
export const AdminProof = z
  .object({
    id: Id,
    kind: ProofKind,
    state: ProofState,
    refusal: ProofRefusal.nullable(),
    domain: z.string().nullable(),
    version: z.int(),
    person: z.object({ user_id: Id, name: z.string(), slug: z.string() }),
    university: z.object({ id: Id, name: z.string() }),
    education: Education,
    proven_at: Instant.nullable(),
    created_at: Instant,
    updated_at: Instant,
    /** The time by which it should be decided: three working days. */
    due_at: Instant,
    /** The number of earlier refused documents for this education. */
    refused_before: z.int(),
  })
  .meta({ id: 'AdminProof' });
export type AdminProof = z.infer<typeof AdminProof>;
export const AdminProofDetails = AdminProof.extend({ files: z.array(SealedFile) }).meta({ id: 'AdminProofDetails' });
export type AdminProofDetails = z.infer<typeof AdminProofDetails>;
export const AdminProofsQuery = z.object({ state: single(ProofState), ...pageQuery });
export const AdminProofs = pageOf(AdminProof).meta({ id: 'AdminProofs' });
export type AdminProofs = z.infer<typeof AdminProofs>;
export const AdminProofParams = z.object({ id: Id });
export const AdminProofFileParams = z.object({ id: Id, file_id: Id });
export const DecideProof = z
  .discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('prove'), version: z.int() }),
    z.strictObject({ decision: z.literal('refuse'), refusal: ProofRefusal, version: z.int() }),
  ])
  .meta({ id: 'DecideProof' });
export type DecideProof = z.infer<typeof DecideProof>;

/** The people that a university names. Addresses are stored only as hashes. */
export const VouchList = z
  .object({
    id: Id,
    university: z.object({ id: Id, name: z.string() }),
    note: z.string(),
    /** The number of its addresses, or of people for its link. */
    invited: z.int(),
    accepted: z.int(),
    /** The end of its link; null for a list of addresses. */
    link_until: Instant.nullable(),
    created_at: Instant,
    withdrawn_at: Instant.nullable(),
  })
  .meta({ id: 'VouchList' });
export type VouchList = z.infer<typeof VouchList>;
export const VouchLists = z.object({ items: z.array(VouchList) }).meta({ id: 'VouchLists' });
/** A new list, with the token of its link, which can't be read again. */
export const NewVouchList = z.object({ ...VouchList.shape, token: z.string().nullable() }).meta({ id: 'NewVouchList' });
export type NewVouchList = z.infer<typeof NewVouchList>;
const namesSomehow = (body: { emails?: readonly string[] | undefined; link_people?: number | undefined }) =>
  (body.emails ?? []).length > 0 !== (body.link_people !== undefined);
export const CreateVouchList = z
  .strictObject({
    university_id: z.uuid(words.university_required),
    note: requiredLine('Say who at the university gave the list, and how you know', LIMITS.staff_reason_max),
    emails: z.array(z.email(words.email).max(LIMITS.address_max)).max(LIMITS.vouch_emails_max).optional(),
    /** The number of people of a link, instead of addresses. */
    link_people: z.int().min(1).max(LIMITS.vouch_emails_max).optional(),
  })
  .refine(namesSomehow, { path: ['emails'], error: words.required })
  .meta({ id: 'CreateVouchList' });
export const VouchListParams = z.object({ id: Id });

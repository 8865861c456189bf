import { defineEndpoints } from '../endpoint.ts';
import {
  AcceptVouch,
  ConfirmMailProof,
  EducationProof,
  EducationProofParams,
  EducationProofs,
  HandInDocuments,
  MailDomains,
  ProofEducationParams,
  ProposeMailDomain,
  StartMailProof,
  UniversityParams,
} from '../proofs.ts';

const of_education = { tag: 'proofs', access: 'user', params: ProofEducationParams } as const;
const PROOFS = '/api/v1/mentor-profile/educations/:id/proofs';

/** How mentors prove that they studied where they say. */
export const proofEndpoints = defineEndpoints({
  listEducationProofs: {
    method: 'GET',
    path: PROOFS,
    summary: 'List the proofs of one of your educations',
    ...of_education,
    responses: { 200: EducationProofs },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  startMailProof: {
    method: 'POST',
    path: `${PROOFS}/mail`,
    summary: 'Send a code to an address at the university',
    description:
      'Six digits that are good for 15 minutes and five tries; a new code replaces it. The address is not kept. An address at a domain that isn’t the university’s alone leads to a document: `PROOF_NEEDS_DOCUMENT`.',
    ...of_education,
    body: StartMailProof,
    responses: { 200: EducationProof },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'PROOF_NEEDS_DOCUMENT', 'ALREADY_EXISTS', 'TOO_MANY_PROOF_CODES'],
  },
  confirmMailProof: {
    method: 'POST',
    path: `${PROOFS}/mail/confirm`,
    summary: 'Enter the code',
    ...of_education,
    body: ConfirmMailProof,
    responses: { 200: EducationProof },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'PROOF_CODE_WRONG', 'PROOF_CODE_EXPIRED', 'PROOF_ADDRESS_TAKEN'],
  },
  handInDocuments: {
    method: 'POST',
    path: `${PROOFS}/documents`,
    summary: 'Hand in up to three documents, which a person checks',
    description: 'They were sent by `POST /api/v1/sealed-files`, and are deleted 30 days after the decision.',
    ...of_education,
    body: HandInDocuments,
    responses: { 200: EducationProof },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ALREADY_EXISTS', 'PROOF_TRIES_USED_UP'],
  },
  acceptVouch: {
    method: 'POST',
    path: `${PROOFS}/vouched`,
    summary: 'Accept that the university names you',
    ...of_education,
    body: AcceptVouch,
    responses: { 200: EducationProof },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'ALREADY_EXISTS'],
  },
  deleteEducationProof: {
    method: 'DELETE',
    path: `${PROOFS}/:proof_id`,
    summary: 'Take a proof back, with its documents',
    tag: 'proofs',
    access: 'user',
    params: EducationProofParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  proposeMailDomain: {
    method: 'POST',
    path: `${PROOFS}/domains`,
    summary: 'Propose a mail domain of the university',
    description: 'With a page of the university that names it. An admin decides.',
    ...of_education,
    body: ProposeMailDomain,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'TOO_MANY_DOMAIN_PROPOSALS'],
  },
  listMailDomains: {
    method: 'GET',
    path: '/api/v1/reference/universities/:id/mail-domains',
    tag: 'reference',
    summary: 'List the mail domains whose addresses prove a university',
    access: 'public',
    cache_s: 300,
    params: UniversityParams,
    responses: { 200: MailDomains },
    errors: ['VALIDATION_FAILED'],
  },
});

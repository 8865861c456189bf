import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { findProvingDomains } from '../reference/mail-domains.ts';
import { resealKeys } from '../../db/keyed-hash.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { handInDocuments } from './documents.ts';
import {
  createMailDomain,
  decideProposal,
  deleteMailDomain,
  listAdminMailDomains,
  patchMailDomain,
  proposeMailDomain,
} from './domain-desk.ts';
import { takeBackProof } from './end-proofs.ts';
import { listEducationProofs } from './list-proofs.ts';
import { confirmMailProof, startMailProof } from './mail-proof.ts';
import { decideProof, getAdminProof, getAdminProofFile, listAdminProofs } from './review.ts';
import { acceptVouchLink } from './vouch-link.ts';
import { acceptVouch, createVouchList, listVouchLists } from './vouch.ts';
import { askForOldProofs } from './ask-again.ts';
import { sweepProofSends } from './code-allowance.ts';
import { expireCode, expireCodeJob, sendCode, sendCodeJob } from './send-code.ts';
import { notifyOfInvite, notifyOfInviteJob, notifyOfProof, notifyOfProofJob } from './notify-of-proofs.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'sealer' | 'storage'>;

const done = () => new Replied(204, undefined);

/** How mentors prove their educations. */
function proofHandlers(context: Deps) {
  const of = (actor: { user_id: string }, params: { id: string }) => ({
    user_id: actor.user_id,
    education_id: params.id,
  });
  return {
    listEducationProofs: ({ actor, params }) => listEducationProofs(context, of(actor, params)),
    startMailProof: ({ actor, params, body, ip }) =>
      startMailProof(context, { ...of(actor, params), email: body.email, ip }),
    confirmMailProof: ({ actor, params, body }) => confirmMailProof(context, { ...of(actor, params), code: body.code }),
    handInDocuments: ({ actor, params, body }) =>
      handInDocuments(context, { ...of(actor, params), file_ids: body.file_ids }),
    acceptVouch: ({ actor, params, body }) => acceptVouch(context, { ...of(actor, params), invite_id: body.invite_id }),
    acceptVouchLink: ({ actor, params, body }) => acceptVouchLink(context, { ...of(actor, params), token: body.token }),
    deleteEducationProof: async ({ actor, params }) => {
      await takeBackProof(context, { ...of(actor, params), proof_id: params.proof_id });
      return done();
    },
    proposeMailDomain: async ({ actor, params, body }) => {
      await proposeMailDomain(context, { ...of(actor, params), ...body });
      return done();
    },
    listMailDomains: async ({ params }) => ({ items: await findProvingDomains(context.db, params.id) }),
  } satisfies Partial<Handlers>;
}

/** Handles the staff's requests about proofs. */
function proofAdminHandlers(context: Deps) {
  return {
    listAdminProofs: ({ actor, query }) => listAdminProofs(context, actor.user_id, query),
    getAdminProof: ({ actor, params }) => getAdminProof(context, { ...params, actor_id: actor.user_id }),
    getAdminProofFile: ({ actor, params }) => getAdminProofFile(context, { ...params, actor_id: actor.user_id }),
    decideProof: ({ actor, params, body }) =>
      decideProof(context, { id: params.id, actor_id: actor.user_id, decision: body }),
    listAdminMailDomains: ({ query }) => listAdminMailDomains(context, query),
    createMailDomain: ({ actor, body }) => createMailDomain(context, actor.user_id, body),
    patchMailDomain: ({ actor, body }) => patchMailDomain(context, actor.user_id, body),
    deleteMailDomain: async ({ actor, body }) => {
      await deleteMailDomain(context, actor.user_id, body);
      return done();
    },
    decideMailDomainProposal: async ({ actor, params, body }) => {
      await decideProposal(context, { id: params.id, actor_id: actor.user_id, accept: body.accept });
      return done();
    },
    listVouchLists: () => listVouchLists(context),
    createVouchList: ({ actor, body }) => createVouchList(context, actor.user_id, body),
  } satisfies Partial<Handlers>;
}

const proofJobs = [
  defineJob(sendCodeJob, sendCode),
  defineJob(expireCodeJob, (context, { proof_id }) => expireCode(context, proof_id)),
  defineJob(notifyOfProofJob, notifyOfProof),
  defineJob(notifyOfInviteJob, notifyOfInvite),
  scheduledJob({ task: 'ask-for-old-proofs', at: '52 6 * * *' }, askForOldProofs),
  scheduledJob({ task: 'sweep-proof-sends', at: '37 * * * *' }, sweepProofSends),
  scheduledJob({ task: 'reseal-keys', at: '11 4 * * *' }, resealKeys),
];

export const proofsFeature = {
  name: 'proofs',
  front: [
    'address-hash.ts',
    'domain-desk.ts',
    'end-proofs.ts',
    'follow-university.ts',
    'queries.ts',
    'restore.ts',
    'review.ts',
    'revoke.ts',
    'send-code.ts',
    'vouch.ts',
  ],
  handlers: (context: Context) => ({ ...proofHandlers(context), ...proofAdminHandlers(context) }),
  jobs: proofJobs,
} satisfies Feature;

import { resealKeys } from '../../db/keyed-hash.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { askForOldProofs } from './ask-again.ts';
import { sweepProofSends } from './code-allowance.ts';

import { expireCode, expireCodeJob, sendCode, sendCodeJob } from './send-code.ts';
import { notifyOfInvite, notifyOfInviteJob, notifyOfProof, notifyOfProofJob } from './notify-of-proofs.ts';

export const proofJobs = [
  defineJob(sendCodeJob, sendCode),
  defineJob(expireCodeJob, (context, { proof_id }) => expireCode(context, proof_id)),
  defineJob(notifyOfProofJob, notifyOfProof),
  defineJob(notifyOfInviteJob, notifyOfInvite),
  scheduledJob({ task: 'ask-for-old-proofs', at: '52 6 * * *' }, askForOldProofs),
  scheduledJob({ task: 'sweep-proof-sends', at: '37 * * * *' }, sweepProofSends),
  scheduledJob({ task: 'reseal-keys', at: '11 4 * * *' }, resealKeys),
];

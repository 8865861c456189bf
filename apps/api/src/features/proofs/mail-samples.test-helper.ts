import { PROOF_REFUSALS } from '@abroad/contract';
import { sampleOf } from '../../testing/mail-samples.ts';
import { proofCodeNotification } from './send-code.ts';
import { proofNewsNotification, vouchInviteNotification } from './notify-of-proofs.ts';

const university = 'ΑΒΓ';

export const samples = [
  sampleOf(proofCodeNotification, (language) => [{ language, name: 'ΑΒΓ', university, code: '012345' }]),
  sampleOf(proofNewsNotification, (language) => [
    { language, university, outcome: 'proven' as const, refusal: null },
    { language, university, outcome: 'revoked' as const, refusal: null },
    { language, university, outcome: 'old' as const, refusal: null },
    ...PROOF_REFUSALS.map((refusal) => ({ language, university, outcome: 'refused' as const, refusal })),
  ]),
  sampleOf(vouchInviteNotification, (language) => [{ language, university }]),
];

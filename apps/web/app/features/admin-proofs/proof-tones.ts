import type { ProofState } from '@abroad/contract/proofs';
import type { StatusTone } from '../../ui/status.tsx';

export const PROOF_TONES: Readonly<Record<ProofState, StatusTone>> = {
  code_sent: 'waiting',
  in_review: 'waiting',
  proven: 'good',
  refused: 'bad',
  expired: 'resting',
  stale: 'watch',
  revoked: 'bad',
};

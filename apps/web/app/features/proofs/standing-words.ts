import type { EducationProof } from '@abroad/contract/proofs';
import type { Translate } from '../../lib/i18n.tsx';

/** Explains the state of a proof and the next step: another document only while one can be sent. */
export function standingWords(
  { state, refusal, can_renew }: Pick<EducationProof, 'state' | 'refusal' | 'can_renew'>,
  documentsLeft: number,
  t: Translate,
): string {
  const sentences = [
    refusal !== null && t(`proofs.refusal_${refusal}`),
    state !== 'refused' && t(`proofs.means_${state}`),
    can_renew && t('proofs.can_renew'),
    documentsLeft > 0 && state === 'refused' && t('proofs.send_another'),
    documentsLeft > 0 && state === 'revoked' && t('proofs.send_instead'),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

import { useT } from '../../lib/i18n.tsx';
import { proofWords } from '../../lib/proof-words.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ProfileView } from './profile-view.ts';
import './study-proofs.css';

/** The proofs of a study, each with its meaning; nothing without a proof. */
export function StudyProofs({ proofs }: Pick<ProfileView, 'proofs'>) {
  const t = useT();
  const { locale } = useViewer();
  if (proofs.length === 0) {
    return null;
  }
  return (
    <ul className="study-proofs" aria-label={t('proven.list')}>
      {proofs.map((proof) => (
        <li key={proof.kind}>
          <details>
            <summary className="small">
              <Icon name="check" />
              {proofWords(proof, t, locale)}
            </summary>
            <p className="small muted">
              {t(`proven.${proof.kind}_how`)} {t('proven.once')}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}

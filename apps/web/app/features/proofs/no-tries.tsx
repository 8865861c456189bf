import { useContact } from '../../lib/use-contact.ts';
import { useT } from '../../lib/i18n.tsx';

/** Says that no more documents are accepted, and links to a person who helps. */
export function NoTries() {
  const t = useT();
  const contact = useContact();
  return (
    <div className="stack">
      <p>{t('proofs.no_tries')}</p>
      {contact !== null && (
        <div>
          <a className="button button-line" href={`mailto:${contact}`}>
            {t('layout.write_to_us')}
          </a>
        </div>
      )}
    </div>
  );
}

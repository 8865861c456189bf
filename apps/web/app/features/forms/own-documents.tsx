import type { SealedFile } from '@abroad/contract/sealed-files';
import { useT } from '../../lib/i18n.tsx';

/** The reader's documents, until they are deleted. */
export function OwnDocuments({ files }: { files: readonly SealedFile[] }) {
  const t = useT();
  return (
    files.length > 0 && (
      <div className="stack">
        <h3>{t('documents.yours')}</h3>
        <ul>
          {files.map(({ id, filename }) => (
            <li key={id}>
              <bdi>{filename}</bdi>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

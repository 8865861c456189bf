import type { AdminProofDetails } from '@abroad/contract/proofs';
import { consoleApi } from '../../api/console-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SealedDocument } from '../admin/sealed-document.tsx';

/** The documents of a proof. Each is fetched when it is asked for, because each look is recorded. */
export function DocumentViewer({ proof }: { proof: AdminProofDetails }) {
  const t = useT();
  if (proof.files.length === 0) {
    return (
      <EmptyState title={t('vetting.no_files')}>{proof.kind === 'graduation' && t('vetting.no_files_text')}</EmptyState>
    );
  }
  return (
    <section className="stack" aria-label={t('vetting.documents')}>
      <p className="small muted">{t('vetting.looks_recorded')}</p>
      {proof.files.map((file, at) => (
        <SealedDocument
          key={file.id}
          file={file}
          number={at + 1}
          read={() => consoleApi.getAdminProofFile({ params: { id: proof.id, file_id: file.id } })}
        />
      ))}
    </section>
  );
}

import type { AdminProofDetails } from '@abroad/contract/proofs';
import type { SealedFile } from '@abroad/contract/sealed-files';
import { useEffect, useState } from 'react';
import { consoleApi } from '../../api/console-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';

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
        <OneDocument key={file.id} proof_id={proof.id} file={file} number={at + 1} />
      ))}
    </section>
  );
}

function OneDocument({ proof_id, file, number }: { proof_id: string; file: SealedFile; number: number }) {
  const t = useT();
  const format = useFormat();
  const { user } = useSession();
  const [shown, setShown] = useState<{ url: string; at: string } | null>(null);
  const [state, setState] = useState<'ready' | 'loading'>('ready');
  const [error, setError] = useState<unknown>(null);
  useEffect(() => () => URL.revokeObjectURL(shown?.url ?? ''), [shown]);
  const isPicture = file.content_type !== 'application/pdf';
  const open = async () => {
    if (state === 'loading') {
      return;
    }
    setState('loading');
    setError(null);
    try {
      const bytes = await consoleApi.getAdminProofFile({ params: { id: proof_id, file_id: file.id } });
      if (isPicture) {
        const url = URL.createObjectURL(new Blob([bytes], { type: file.content_type }));
        setShown({ url, at: new Date().toISOString() });
      } else {
        saveFile(file.filename, file.content_type, bytes);
      }
    } catch (failure) {
      setError(failure);
    } finally {
      setState('ready');
    }
  };
  return (
    <figure className="admin-proof-document">
      <figcaption className="row">
        <bdi>{file.filename}</bdi>
        {shown === null && (
          <Button
            kind="line"
            size="small"
            aria-label={t(isPicture ? 'vetting.show_of' : 'vetting.download_of', { name: file.filename })}
            loading={state === 'loading' && t('admin.loading')}
            onClick={() => void open()}
          >
            {t(isPicture ? 'vetting.show' : 'vetting.download')}
          </Button>
        )}
      </figcaption>
      <ConsoleRefusal error={error} />
      {shown && (
        <div className="admin-proof-picture">
          <img src={shown.url} alt={t('vetting.document', { number })} />
          <span className="admin-proof-mark" aria-hidden="true">
            {user?.first_name} {format.moment(shown.at)}
          </span>
        </div>
      )}
    </figure>
  );
}

import type { SealedFile } from '@abroad/contract/sealed-files';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConsoleRefusal } from './console-failure.tsx';

interface Properties {
  file: SealedFile;
  number: number;
  /** Its owner, if that isn't plain. */
  by?: string;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A document, which is loaded on request: pictures are shown, and other files are saved. */
export function SealedDocument({ file, number, by, read }: Properties) {
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
      const bytes = await read();
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
    <figure className="sealed-document">
      <figcaption className="row">
        <span>
          {by !== undefined && <span className="small muted">{by} </span>}
          <bdi>{file.filename}</bdi>
        </span>
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
        <div className="sealed-document-picture">
          <img src={shown.url} alt={t('vetting.document', { number })} />
          <span className="sealed-document-mark" aria-hidden="true">
            <bdi>{user?.first_name}</bdi> {format.moment(shown.at)}
          </span>
        </div>
      )}
    </figure>
  );
}

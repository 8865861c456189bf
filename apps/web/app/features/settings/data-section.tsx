import { brandInFiles } from '@abroad/contract/brand';
import { createClient } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clientId } from '../../api/client-id.ts';
import { isFailure } from '../../api/failure.ts';
import { fetchWithSession } from '../../api/fetch-with-session.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { session } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { countBytes, type Progress } from './count-bytes.ts';
import { SettingsSection } from './settings-section.tsx';

/** The download of all data that are kept about the reader. */
export function DataSection({ slug }: { slug: string }) {
  const t = useT();
  const format = useFormat();
  const [progress, setProgress] = useState<Progress | null>(null);
  const download = useMutation({
    mutationFn: () => downloadExport(slug, setProgress),
    onMutate: () => setProgress(null),
  });
  const { isPending, data: size, error } = download;
  const wait_s = isFailure(error) && error.status === 429 ? error.retry_after_s : null;
  return (
    <SettingsSection id="data" title={t('settings.data')}>
      <p className="muted">{t('settings.data_text')}</p>
      <div className="settings-save">
        <Button
          kind="line"
          onClick={() => download.mutate()}
          loading={isPending && t(progress === null ? 'settings.preparing' : 'settings.downloading')}
        >
          {t('settings.download')}
        </Button>
        {isPending && (
          <progress
            className="settings-progress"
            aria-label={t('settings.downloading')}
            max={progress?.total ?? 1}
            {...(progress?.total ? { value: progress.received } : {})}
          />
        )}
        <output className="settings-state">
          {size !== undefined &&
            !isPending &&
            t('settings.downloaded', { size: format.number(Math.max(1, Math.round(size / 1024))) })}
        </output>
      </div>
      {wait_s === null ? (
        <FailureMessage variant="inline" error={error} onRetry={() => download.mutate()} />
      ) : (
        <p role="alert">{t('settings.download_later', { minutes: Math.ceil(wait_s / 60) })}</p>
      )}
    </SettingsSection>
  );
}

/**
 * Fetches everything about the signed-in person and saves it as a file.
 * @returns the number of bytes. Throws the errors of the API's client.
 */
async function downloadExport(slug: string, onProgress: (progress: Progress) => void): Promise<number> {
  const api = createClient({
    base_url: '',
    fetch: countBytes(fetchWithSession, onProgress),
    token: () => session.accessToken(),
    client_id: clientId,
    timeout_ms: LIMITS.export_timeout_ms,
  });
  const archive = await api.exportAccount();
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brandInFiles()}-${slug}-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return archive.byteLength;
}

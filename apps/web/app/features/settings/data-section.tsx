import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import type { Progress } from './count-bytes.ts';
import { downloadExport } from './download-export.ts';
import { SettingsSection } from './settings-section.tsx';

/** The way to everything that is kept about oneself. */
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

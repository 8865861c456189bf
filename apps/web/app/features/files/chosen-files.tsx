import { LIMITS } from '@abroad/contract/limits';
import type { ReactNode } from 'react';
import { isRefused } from '../../api/failure.ts';
import { fileSize } from '../../lib/file-size.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFailureWords } from '../errors/failure-words.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import type { ChosenFile, FileQueue } from './file-queue.ts';
import './message-files.css';
import { UnfitFile } from './use-files.ts';

interface ChosenProperties {
  chosen: readonly ChosenFile[];
  queue: FileQueue;
}

/** The files of the message, uploading and uploaded. */
export function ChosenFiles({ chosen, queue }: ChosenProperties) {
  const t = useT();
  return (
    chosen.length > 0 && (
      <ul className="composer-files" aria-label={t('attachments.chosen')}>
        {chosen.map((file) => (
          <Chosen key={file.key} file={file} queue={queue} />
        ))}
      </ul>
    )
  );
}

function Chosen({ file, queue }: { file: ChosenFile; queue: FileQueue }) {
  const t = useT();
  const { key, filename } = file;
  const isDone = file.state === 'ready' || file.state === 'failed';
  return (
    <li>
      <Icon name="file" />
      <span className="message-file-words">
        <bdi>{filename}</bdi>
        <FileWords file={file} />
      </span>
      {file.state === 'sending' && (
        <progress value={file.part} aria-label={t('attachments.progress', { name: filename })} />
      )}
      {canSendAgain(file) && (
        <Button size="small" kind="quiet" onClick={() => queue.retry(key)}>
          {t('errors.try_again')}
        </Button>
      )}
      <IconButton
        icon={isDone ? 'trash' : 'close'}
        label={t(isDone ? 'attachments.remove' : 'attachments.cancel', { name: filename })}
        onClick={() => queue.remove(key)}
      />
    </li>
  );
}

/** The browser may think that it is online: then only this button retries an offline file. */
const canSendAgain = (file: ChosenFile): boolean =>
  file.state === 'offline' || (file.state === 'failed' && !(file.error instanceof UnfitFile) && !isRefused(file.error));

/** The progress of a file; errors are announced at once, the rest politely. */
function FileWords({ file }: { file: ChosenFile }): ReactNode {
  const t = useT();
  const locale = useLocale();
  const failureWords = useFailureWords();
  if (file.state === 'failed') {
    const { error } = file;
    const words =
      error instanceof UnfitFile
        ? error.reason === 'type'
          ? t('rules.attachment_type')
          : t(`attachments.unfit_${error.reason}`, { megabytes: LIMITS.attachment_bytes / (1024 * 1024) })
        : (fieldFailures(error)[0]?.message ?? failureWords(error));
    return (
      <span role="alert" className="small">
        <FieldError>{words}</FieldError>
      </span>
    );
  }
  return (
    <output className="tiny muted">
      <span className="unseen">{file.filename}: </span>
      {t(`attachments.${file.state}`, { size: fileSize(file.size_bytes, locale) })}
    </output>
  );
}

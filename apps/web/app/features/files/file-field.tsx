import { ATTACHMENT_TYPES } from '@abroad/contract/attachments';
import { LIMITS } from '@abroad/contract/limits';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useArrivingFiles } from '../../lib/use-arriving-files.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import './message-files.css';
import type { useFiles } from './use-files.ts';

interface Properties {
  label: string;
  files: ReturnType<typeof useFiles>;
  error?: string | null | undefined;
}

/** Files that go with what is being written: those chosen, each with its progress, and the place to choose or drop more. */
export function FileField({ label, files: { chosen, queue }, error }: Properties) {
  const t = useT();
  const id = useId();
  const [leftOut, setLeftOut] = useState(0);
  const add = (files: readonly File[]) => setLeftOut(queue.add(files));
  const isOver = useArrivingFiles({ isWanted: ({ types }) => types.includes('Files'), onFiles: add });
  const limits = { count: LIMITS.attachments_max, megabytes: LIMITS.attachment_bytes / (1024 * 1024) };
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <ChosenFiles chosen={chosen} queue={queue} />
      {chosen.length < LIMITS.attachments_max && (
        <label className={classNames('file-drop', isOver && 'file-drop-over')}>
          <input
            type="file"
            multiple
            className="unseen"
            accept={ATTACHMENT_TYPES.join(',')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Icon name="clip" />
          <span>
            <span className="strong">{isOver ? t('attachments.drop') : t('attachments.attach')}</span>{' '}
            <span className="small muted">{t('attachments.kinds', limits)}</span>
          </span>
        </label>
      )}
      {leftOut > 0 && <output className="small">{t('attachments.too_many', { count: LIMITS.attachments_max })}</output>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

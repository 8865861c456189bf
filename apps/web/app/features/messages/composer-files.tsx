import { ATTACHMENT_TYPES } from '@abroad/contract/attachments';
import { LIMITS } from '@abroad/contract/limits';
import { useRef } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import '../files/message-files.css';

interface PanelProperties {
  id: string;
  /** The reason why a message can't have files here; null if it can. */
  closedBecause: string | null;
  isOver: boolean;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

/** Says which files can be sent before they are chosen, or why none can. */
export function AttachPanel({ id, closedBecause, isOver, isFull, onFiles }: PanelProperties) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  if (closedBecause !== null) {
    return (
      <div id={id} className="attach-panel">
        <output>{closedBecause}</output>
      </div>
    );
  }
  const limits = { count: LIMITS.attachments_max, megabytes: LIMITS.attachment_bytes / (1024 * 1024) };
  return (
    <div id={id} className={classNames('attach-panel', isOver && 'attach-panel-over')}>
      <p className="small">{isOver ? t('attachments.drop') : t('attachments.kinds', limits)}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attachments.choose')}
        accept={ATTACHMENT_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button size="small" kind="line" disabled={isFull} onClick={() => input.current?.click()}>
        {t('attachments.choose')}
      </Button>
    </div>
  );
}

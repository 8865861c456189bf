import { useT } from '../../lib/i18n.tsx';
import { useRotateFeed } from './use-feed.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

/** Explains the effect of a new address before it is made. */
export default function NewAddressDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT();
  const rotating = useRotateFeed(() => {
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={t('settings.feed_rotate_title')}
      go={t('settings.feed_rotate_now')}
      going={t('settings.feed_rotating')}
      keep={t('settings.feed_keep')}
      isDanger
      holds
      attempt={rotating}
      onSubmit={() => rotating.mutate()}
      onClose={onClose}
    >
      <p>{t('settings.feed_rotate_text')}</p>
    </FormDialog>
  );
}

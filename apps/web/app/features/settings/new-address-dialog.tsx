import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useRotateFeed } from './use-feed.ts';

/** Explains the effect of a new address before it is made. */
export default function NewAddressDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useRotateFeed(() => {
    onDone();
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('settings.feed_rotate_title')}
      closeLabel={t('settings.feed_keep')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('settings.feed_keep')}
          </Button>
          <Button kind="danger" loading={isPending && t('settings.feed_rotating')} onClick={() => mutate()}>
            {t('settings.feed_rotate_now')}
          </Button>
        </>
      }
    >
      <p>{t('settings.feed_rotate_text')}</p>
      <FailureMessage variant="inline" error={error} />
    </Dialog>
  );
}

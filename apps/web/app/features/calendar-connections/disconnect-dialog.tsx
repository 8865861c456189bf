import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { accountName } from './account-name.ts';
import { useDisconnect } from './use-change-calendars.ts';

interface Properties {
  userId: string;
  connection: CalendarConnection;
  onClose: () => void;
}

/** Explains the effect of disconnecting, and asks for confirmation. */
export default function DisconnectDialog({ userId, connection, onClose }: Properties) {
  const t = useT();
  const { name } = accountName(connection, t);
  const { mutate, isPending, error } = useDisconnect(userId, connection, () => {
    showToast({ text: t('calendars.disconnected', { name }) });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calendars.disconnect_title', { name })}
      closeLabel={t('calendars.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('calendars.cancel')}
          </Button>
          <Button kind="danger" loading={isPending && t('calendars.disconnecting')} onClick={() => mutate()}>
            {t('calendars.disconnect')}
          </Button>
        </>
      }
    >
      <p>
        {t('calendars.disconnect_text')} {connection.provider === 'google' && t('calendars.disconnect_google')}
      </p>
      <FailureMessage variant="inline" error={error} />
    </Dialog>
  );
}

import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { accountName } from './account-name.ts';
import { useDisconnect } from './use-change-calendars.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  connection: CalendarConnection;
  onClose: () => void;
}

/** Explains the effect of disconnecting, and asks for confirmation. */
export default function DisconnectDialog({ userId, connection, onClose }: Properties) {
  const t = useT();
  const { name } = accountName(connection, t);
  const disconnecting = useDisconnect(userId, connection, () => {
    showToast({ text: t('calendars.disconnected', { name }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('calendars.disconnect_title', { name })}
      go={t('calendars.disconnect')}
      going={t('calendars.disconnecting')}
      isDanger
      attempt={disconnecting}
      onSubmit={() => disconnecting.mutate()}
      onClose={onClose}
    >
      <p>
        {t('calendars.disconnect_text')} {connection.provider === 'google' && t('calendars.disconnect_google')}
      </p>
    </FormDialog>
  );
}

import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import type { PublicClient } from '@abroad/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { accountName } from './account-name.ts';
import { focusCalendars } from './focus-calendars.ts';
import { useUpdateCalendars } from './use-calendars.ts';

/** Connects an account by the typed values, and says so. */
export function useConnect<Draft>(
  userId: string,
  connect: (api: PublicClient, draft: Draft) => Promise<CalendarConnection>,
) {
  const t = useT();
  const update = useUpdateCalendars(userId);
  return useMutation({
    mutationFn: async (draft: Draft) => {
      const { api } = await import('../../api/browser-client.ts');
      const connection = await connect(api, draft);
      // Shown together with its calendars, which only the service knows.
      const { reloaded } = await update();
      await reloaded;
      return connection;
    },
    onSuccess: (connection) => {
      showToast({ text: t('calendars.connected', { name: accountName(connection, t).name }) });
      focusCalendars();
    },
  });
}

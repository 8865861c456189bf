import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useStartGoogle } from './use-start-google.ts';

const CaldavDialog = laterDialog(() => import('./caldav-dialog.tsx'));

/** Gives an account that no longer lets us in a new right of access. */
export function ConnectAgain({ userId, connection }: { userId: string; connection: CalendarConnection }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const google = useStartGoogle();
  return (
    <>
      <Button
        size="small"
        loading={google.isPending && t('calendars.to_google')}
        onClick={() => (connection.provider === 'google' ? google.mutate() : setOpen(true))}
      >
        {t('calendars.connect_again')}
      </Button>
      <FailureMessage variant="inline" error={google.error} />
      {open && (
        <Suspense>
          <CaldavDialog
            userId={userId}
            again={connection}
            onDone={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import type { Person } from '@abroad/contract/admin-people';
import { useMutation } from '@tanstack/react-query';
import { consoleApi } from '../../api/console-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { StatementDialog } from '../admin/statement-dialog.tsx';
import { useAdminChange } from '../admin/use-admin.ts';

/** Lifts a suspension, once it was seen what the person will read. */
export function LiftButton({ person: { user_id } }: { person: Person }) {
  const t = useT();
  const preview = useMutation({ mutationFn: () => consoleApi.previewLift({ params: { user_id } }) });
  const lift = useAdminChange(
    (api, params: { user_id: string }) => api.liftSuspension({ params }),
    () => {
      preview.reset();
      showToast({ text: t('people.lifted') });
    },
  );
  return (
    <>
      <Button
        size="small"
        loading={preview.isPending && t('cases.composing')}
        onClick={() => !preview.isPending && preview.mutate()}
      >
        {t('people.lift')}
      </Button>
      <ConsoleRefusal error={preview.error} />
      {preview.data && (
        <StatementDialog
          title={t('people.lift')}
          previews={[{ preview: preview.data }]}
          nothing={t('admin.nothing_sent')}
          sendLabel={t('people.lift')}
          isSending={lift.isPending}
          error={lift.error}
          onSend={() => !lift.isPending && lift.mutate({ user_id })}
          onClose={() => {
            preview.reset();
            lift.reset();
          }}
        />
      )}
    </>
  );
}

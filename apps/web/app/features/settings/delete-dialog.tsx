import type { AccountDeletion } from '@abroad/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { isRefundChanged } from '../../api/is-refund-changed.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { DeletionMeaning } from './deletion-meaning.tsx';
import { leaveForGood } from './leave-for-good.ts';

const expectedRefunds = ({ refunds }: AccountDeletion) => ({
  expected_refunds: refunds.map(({ viewer_role, currency, refund }) => ({ viewer_role, currency, refund })),
});

/** Says with the real numbers what deleting the account means, and does it once the own link was typed. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const meaning = useQuery({
    queryKey: ['account-deletion'],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.getAccountDeletion({ signal }),
  });
  const erase = useMutation({
    mutationFn: (shown: AccountDeletion) => api.deleteAccount({ body: { confirm: typed, ...expectedRefunds(shown) } }),
    onSuccess: leaveForGood,
    onError: (error) => {
      if (isRefundChanged(error)) void meaning.refetch();
    },
  });
  const slug = meaning.data?.slug ?? '';
  const isConfirmed = slug !== '' && typed.trim().toLowerCase() === slug.toLowerCase();
  const busy = erase.isPending || erase.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('settings.delete_title')}
      closeLabel={t('settings.delete_close')}
    >
      {meaning.data ? (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (isConfirmed && !busy) {
              erase.mutate(meaning.data);
            }
          }}
        >
          <DeletionMeaning meaning={meaning.data} />
          <TextField
            label={t('settings.delete_confirm', { slug })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={fieldFailures(erase.error)[0]?.message}
          />
          {isRefundChanged(erase.error) ? (
            <p className="error-inline" role="alert">
              {t('paid.refund_changed')}
            </p>
          ) : (
            <FailureMessage variant="inline" error={erase.error} />
          )}
          <div className="dialog-actions">
            <Button kind="line" onClick={onClose} disabled={busy}>
              {t('settings.delete_close')}
            </Button>
            <Button
              type="submit"
              kind="danger"
              className="settings-delete-now"
              disabled={!isConfirmed && !busy}
              loading={busy && t('settings.deleting')}
            >
              {t('settings.delete_now')}
            </Button>
          </div>
        </form>
      ) : meaning.error ? (
        <FailureCard error={meaning.error} onRetry={meaning.refetch} />
      ) : (
        <output aria-busy="true" aria-label={t('settings.delete_counting')}>
          <Skeleton shape="block" />
        </output>
      )}
    </Dialog>
  );
}

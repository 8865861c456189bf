import type { AccountDeletion } from '@abroad/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { isRefundChanged } from '../../api/is-refund-changed.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { session } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { noteDeletedAccount } from './deleted-account-notice.ts';
import { refundAheadKey } from './refund-ahead-key.ts';

const expectedRefunds = ({ refunds }: AccountDeletion) => ({
  expected_refunds: refunds.map(({ viewer_role, currency, refund }) => ({ viewer_role, currency, refund })),
});

/** Explains the effect of deleting the account with the real numbers, and does it after the person typed their own link. */
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

/** The data that would be deleted and kept, in words with the real numbers. */
function DeletionMeaning({ meaning }: { meaning: AccountDeletion }) {
  const t = useT();
  const format = useFormat();
  const { upcoming_bookings, as_mentor, as_prospect, past_bookings, services } = meaning;
  return (
    <ul className="settings-meaning">
      {upcoming_bookings === 0 ? (
        <li>{t('settings.delete_no_upcoming')}</li>
      ) : (
        <li className="strong">
          {t('settings.delete_upcoming', { count: upcoming_bookings })}
          {as_mentor > 0 && as_prospect > 0 && (
            <> {t('settings.delete_sides', { mentor: as_mentor, prospect: as_prospect })}</>
          )}
        </li>
      )}
      {meaning.reportable_sessions > 0 && (
        <li className="strong">{t('settings.delete_reportable', { count: meaning.reportable_sessions })}</li>
      )}
      {meaning.refunds.map((sums) => {
        const { viewer_role, currency, paid, refund } = sums;
        return (
          <li key={`${viewer_role} ${currency}`} className="strong">
            {t(refundAheadKey(sums), { paid: format.price(paid, currency), refund: format.price(refund, currency) })}
          </li>
        );
      })}
      {meaning.has_mentor_profile && <li>{t('settings.delete_mentor_profile', { count: services })}</li>}
      {meaning.owed.map((owed) => (
        <li key={`owed ${owed.currency}`} className="strong">
          <OwedWords owed={owed} />
        </li>
      ))}
      {meaning.has_mentor_profile && <li>{t('settings.delete_earned')}</li>}
      {meaning.has_prospect_profile && <li>{t('settings.delete_prospect_profile')}</li>}
      {past_bookings > 0 && <li>{t('settings.delete_past', { count: past_bookings })}</li>}
      <li>{t('settings.delete_messages')}</li>
      <li>{t('settings.delete_payments')}</li>
      <li>{t('settings.delete_rest')}</li>
      <li>{t('settings.delete_provider')}</li>
    </ul>
  );
}

/** The money of a leaving mentor: the sum, when and where it is paid, deductions, and sums that may still follow. */
function OwedWords({ owed }: { owed: AccountDeletion['owed'][number] }) {
  const t = useT();
  const format = useFormat();
  const { currency, amount, earned, pending, debt, sent_by } = owed;
  const money = (sum: number) => format.money(sum, currency);
  const words = [
    debt > 0 && t('settings.delete_owed_debt', { earned: money(earned), debt: money(debt) }),
    amount > 0 &&
      (sent_by === null
        ? t('settings.delete_owed_kept', { amount: money(amount) })
        : t('settings.delete_owed_sent', { amount: money(amount), day: format.longDay(sent_by) })),
    pending > 0 && t('settings.delete_owed_pending', { pending: money(pending) }),
  ];
  return words.filter((one) => one !== false).join(' ');
}

/** Deletes the drafts of forms in this browser. */
function forgetDrafts(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    names.filter((name) => name.startsWith('am_draft.')).forEach((name) => localStorage.removeItem(name));
  } catch {
    // A storage that isn't accessible holds nothing to delete.
  }
}

/** After the account is gone: deletes drafts, and signs out to the home page. */
async function leaveForGood(): Promise<void> {
  forgetDrafts();
  noteDeletedAccount();
  await session.leaveDeleted();
}

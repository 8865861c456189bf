import type { MarkPayoutPaid, PayoutClaim, StaffPayout, StaffPayoutDetail } from '@abroad/contract/payouts';
import { LIMITS } from '@abroad/contract/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT, useLocale } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAdminChange } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { toMinor } from '@abroad/reference-data/money';
import { readAmount, writeAmount } from '../../lib/read-amount.ts';
import { ConsoleDialog, ConsoleReasonDialog } from '../admin/console-form.tsx';

export type PayoutAction = StaffPayoutDetail['allowed_actions'][number];

interface Properties {
  payout: StaffPayoutDetail;
  action: Exclude<PayoutAction, 'mark_paid'>;
  onClose: () => void;
}

/** Returns a function that names the mentor of a payout for the reader. */
export function useMentorName(): (payout: Pick<StaffPayout, 'mentor'>) => string {
  const t = useT();
  return ({ mentor }) => (mentor.is_deleted ? t('admin.deleted') : mentor.name);
}

/** Releases, holds or cancels a payout, with a reason: for a release it may be left out. The typed text is kept. */
export function DecideDialog({ payout, action, onClose }: Properties) {
  const t = useT();
  const format = useFormat();
  const { id, amount, currency, mentor, provider } = payout;
  const nameOf = useMentorName();
  const kept = useKept(`payout.${action}.${id}`, { reason: '' });
  const decide = useAdminChange(
    (api, why: string) => {
      const params = { id };
      switch (action) {
        case 'release':
          return api.releasePayout({ params, body: why === '' ? {} : { reason: why } });
        case 'hold':
          return api.holdPayout({ params, body: { reason: why } });
        default:
          return api.cancelPayout({ params, body: { reason: why } });
      }
    },
    ({ asked_for, status }) => {
      kept.forget();
      const isAsked = action === 'release' && status === 'held' && asked_for === 'release';
      showToast({ text: t(isAsked ? 'paying.asked' : `paying.done_${action}`) });
      onClose();
    },
  );
  return (
    <ConsoleReasonDialog
      title={t(`paying.${action}_title`)}
      go={t(`paying.${action}`)}
      keep={t('paying.keep')}
      isDanger={action === 'cancel'}
      attempt={decide}
      holds
      label={t('paying.reason')}
      hint={t('paying.reason_hint')}
      kept={kept}
      isOptional={action === 'release'}
      onSubmit={decide.mutate}
      onClose={onClose}
    >
      <p>
        {action === 'release'
          ? t(provider === 'manual' ? 'paying.release_by_hand' : 'paying.release_text', {
              amount: format.money(amount, currency),
              name: nameOf(payout),
            })
          : t(action === 'cancel' && mentor.is_deleted ? 'paying.cancel_left' : `paying.${action}_text`)}
      </p>
      {action === 'release' && (
        <p className="small muted">{t('paying.release_two', { limit: LIMITS.payout_alone_max })}</p>
      )}
    </ConsoleReasonDialog>
  );
}

/** Marks a payout that was made at the bank as paid: its number there, the amount, and the bank's fee. */
export function MarkPaidDialog({ payout, onClose }: { payout: StaffPayoutDetail; onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { id, currency, mentor } = payout;
  const { value, change, forget } = useKept(`payout.mark_paid.${id}`, {
    reference: '',
    amount: writeAmount(payout.amount, locale),
    fee: '',
  });
  const minorOf = (text: string) => toMinor(Number(readAmount(text, locale) ?? Number.NaN), currency);
  const reference = value.reference.trim();
  const amount_minor = minorOf(value.amount);
  const fee_minor = value.fee.trim() === '' ? 0 : minorOf(value.fee);
  const isAmount = amount_minor !== null && amount_minor > 0;
  const mark = useAdminChange(
    (api, body: MarkPayoutPaid) => api.markPayoutPaid({ params: { id }, body }),
    ({ status }) => {
      forget();
      showToast({ text: t(status === 'paid' ? 'paying.done_mark_paid' : 'paying.asked') });
      onClose();
    },
  );
  return (
    <ConsoleDialog
      title={t('paying.mark_paid_title')}
      go={t('paying.mark_paid')}
      keep={t('paying.keep')}
      attempt={mark}
      isComplete={reference !== '' && isAmount && fee_minor !== null}
      holds
      onSubmit={() => isAmount && fee_minor !== null && mark.mutate({ reference, amount_minor, fee_minor })}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <p>{mentor.is_deleted ? t('paying.mark_paid_left') : t('paying.mark_paid_text', { name: mentor.name })}</p>
          <p className="small muted">{t('paying.mark_paid_two', { limit: LIMITS.payout_alone_max })}</p>
          <TextField
            label={t('paying.transfer')}
            value={value.reference}
            maxLength={LIMITS.line_max}
            error={pressed && reference === '' ? t('paying.transfer_missing') : null}
            onChange={(event) => change({ reference: event.target.value })}
          />
          <TextField
            inputMode="decimal"
            label={t('paying.sent_amount', { currency })}
            value={value.amount}
            error={pressed && !isAmount ? t('paying.amount_missing') : null}
            onChange={(event) => change({ amount: event.target.value })}
          />
          <TextField
            inputMode="decimal"
            label={t('paying.bank_fee', { currency })}
            hint={t('paying.bank_fee_hint')}
            value={value.fee}
            error={pressed && fee_minor === null ? t('paying.amount_missing') : null}
            onChange={(event) => change({ fee: event.target.value })}
          />
        </>
      )}
    </ConsoleDialog>
  );
}

/** Pays a departed mentor's claim by hand, and leads to the payout; or closes a claim that is over. */
export function ClaimDialog({
  claim,
  action,
  onClose,
}: {
  claim: PayoutClaim;
  action: 'pay' | 'end';
  onClose: () => void;
}) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { user_id, amount, currency } = claim;
  const kept = useKept(`payout.claim.${action}.${user_id}.${currency}`, { reason: '' });
  const [keyFor] = useState(createKeyFor);
  const decide = useAdminChange(
    async (api, why: string) => {
      const asked = { params: { id: user_id }, body: { currency, reason: why } };
      if (action === 'end') {
        await api.endPayoutClaim(asked);
        return null;
      }
      return api.payPayoutClaim({ ...asked, idempotency_key: keyFor(asked) });
    },
    (payout) => {
      kept.forget();
      showToast({ text: t(`paying.done_${action}_claim`) });
      if (payout === null) {
        onClose();
      } else {
        void navigate(consolePaths.payout(payout.id));
      }
    },
  );
  return (
    <ConsoleReasonDialog
      title={t(`paying.${action}_claim_title`, { amount: format.money(amount, currency) })}
      go={t(`paying.${action}_claim`)}
      keep={t('paying.keep_claim')}
      isDanger={action === 'end'}
      attempt={decide}
      holds
      label={t('paying.reason')}
      hint={t(`paying.${action}_claim_hint`)}
      kept={kept}
      onSubmit={decide.mutate}
      onClose={onClose}
    >
      <p>{t(`paying.${action}_claim_text`)}</p>
    </ConsoleReasonDialog>
  );
}

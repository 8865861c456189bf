import type { MarkPayoutPaid, PayoutClaim, StaffPayout, StaffPayoutDetail } from '@abroad/contract/payouts';
import { LIMITS } from '@abroad/contract/limits';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT, useLocale } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { toMinor } from '@abroad/reference-data/money';
import { readAmount, writeAmount } from '../../lib/read-amount.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
  const form = useId();
  const { id, amount, currency, mentor, provider } = payout;
  const nameOf = useMentorName();
  const { value, change, forget } = useKept(`payout.${action}.${id}`, { reason: '' });
  const [pressed, setPressed] = useState(false);
  const reason = value.reason.trim();
  const isMissing = reason === '' && action !== 'release';
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
      forget();
      const isAsked = action === 'release' && status === 'held' && asked_for === 'release';
      showToast({ text: t(isAsked ? 'paying.asked' : `paying.done_${action}`) });
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!isMissing && !decide.isPending) decide.mutate(reason);
  };
  return (
    <PayoutDialog
      title={t(`paying.${action}_title`)}
      form={form}
      go={t(`paying.${action}`)}
      isDanger={action === 'cancel'}
      isPending={decide.isPending}
      onClose={onClose}
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
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
        <TextField
          label={t('paying.reason')}
          hint={t('paying.reason_hint')}
          value={value.reason}
          maxLength={LIMITS.staff_reason_max}
          error={pressed && isMissing ? t('people.reason_missing') : null}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <ConsoleRefusal error={decide.error} />
      </form>
    </PayoutDialog>
  );
}

/** Marks a payout that was made at the bank as paid: its number there, the amount, and the bank's fee. */
export function MarkPaidDialog({ payout, onClose }: { payout: StaffPayoutDetail; onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const form = useId();
  const { id, currency, mentor } = payout;
  const { value, change, forget } = useKept(`payout.mark_paid.${id}`, {
    reference: '',
    amount: writeAmount(payout.amount, locale),
    fee: '',
  });
  const [pressed, setPressed] = useState(false);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (reference !== '' && isAmount && fee_minor !== null && !mark.isPending) {
      mark.mutate({ reference, amount_minor, fee_minor });
    }
  };
  return (
    <PayoutDialog
      title={t('paying.mark_paid_title')}
      form={form}
      go={t('paying.mark_paid')}
      isPending={mark.isPending}
      onClose={onClose}
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
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
        <ConsoleRefusal error={mark.error} />
      </form>
    </PayoutDialog>
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
  const form = useId();
  const { user_id, amount, currency } = claim;
  const { value, change, forget } = useKept(`payout.claim.${action}.${user_id}.${currency}`, { reason: '' });
  const [pressed, setPressed] = useState(false);
  const [keyFor] = useState(createKeyFor);
  const reason = value.reason.trim();
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
      forget();
      showToast({ text: t(`paying.done_${action}_claim`) });
      if (payout === null) {
        onClose();
      } else {
        void navigate(adminPaths.payout(payout.id));
      }
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (reason !== '' && !decide.isPending) decide.mutate(reason);
  };
  return (
    <PayoutDialog
      title={t(`paying.${action}_claim_title`, { amount: format.money(amount, currency) })}
      form={form}
      go={t(`paying.${action}_claim`)}
      isDanger={action === 'end'}
      keep={t('paying.keep_claim')}
      isPending={decide.isPending}
      onClose={onClose}
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <p>{t(`paying.${action}_claim_text`)}</p>
        <TextField
          label={t('paying.reason')}
          hint={t(`paying.${action}_claim_hint`)}
          value={value.reason}
          maxLength={LIMITS.staff_reason_max}
          error={pressed && reason === '' ? t('people.reason_missing') : null}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <ConsoleRefusal error={decide.error} />
      </form>
    </PayoutDialog>
  );
}

interface FrameProperties {
  title: string;
  /** The id of the form inside. */
  form: string;
  /** Of the button that acts. */
  go: string;
  isDanger?: boolean;
  /** The label of the button that changes nothing, if it isn’t about a payout. */
  keep?: string;
  isPending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs of a payout. */
function PayoutDialog({ title, form, go, isDanger = false, keep, isPending, onClose, children }: FrameProperties) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      closeLabel={t('admin.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {keep ?? t('paying.keep')}
          </Button>
          <Button
            type="submit"
            form={form}
            kind={isDanger ? 'danger' : 'primary'}
            loading={isPending && t('admin.saving')}
          >
            {go}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

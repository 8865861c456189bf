import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useReturn } from '../../lib/use-return.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { refusalWords } from '../bookings/refusal-words.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { PayAmount } from './pay-amount.tsx';
import type { PayOutcome } from './pay-port.ts';
import { useIntent } from './use-intent.ts';

const forms = {
  sandbox: laterPart(() => import('./card-form.tsx')),
  stripe: laterPart(() => import('./stripe-form.tsx')),
};

interface Properties {
  booking: Booking;
  onLookAgain: () => Promise<unknown>;
  /** Leads to another document. */
  onLeave: (address: string) => void;
}

/** The card that takes the payment of a booking whose time is held. */
export function Payable({ booking, onLookAgain, onLeave }: Properties) {
  const t = useT();
  const format = useFormat();
  const { data: intent, error, refetch } = useIntent(booking.id);
  const [outcome, setOutcome] = useState<PayOutcome | null>(null);
  useReturn(() => void onLookAgain());
  const amount = format.price(booking.price, booking.currency);
  const approval = booking.policy.requires_approval;

  const settle = (next: PayOutcome) => {
    setOutcome(next);
    if (next.kind === 'sent') {
      onLeave(paths.success(booking.id));
    } else if (next.kind === 'challenge') {
      onLeave(next.url);
    } else if (next.kind !== 'incomplete') {
      void onLookAgain();
    }
    if (next.kind === 'closed') {
      void refetch();
    }
  };
  const Form = intent && forms[intent.provider];

  return (
    <section className="card card-body stack pay-box" aria-label={t('payment.title')}>
      <PayAmount booking={booking} />
      {booking.hold_expires_at !== null && (
        <HoldCountdown until={booking.hold_expires_at} onEnd={() => void onLookAgain()} />
      )}
      {intent !== undefined && Form !== undefined ? (
        <Suspense fallback={<FormWaiting />}>
          <Form
            intent={intent}
            returnUrl={`${location.origin}${paths.success(booking.id)}`}
            label={
              approval
                ? t('payment.reserve', { amount, name: booking.mentor.first_name })
                : t('payment.pay', { amount })
            }
            problem={problemOf(outcome, t)}
            onOutcome={settle}
          />
        </Suspense>
      ) : error === null ? (
        <FormWaiting />
      ) : (
        <FailureCard error={error} onRetry={() => Promise.all([refetch(), onLookAgain()])} />
      )}
    </section>
  );
}

/** What to say of the last try. A payment that may have arrived is no refusal. */
function problemOf(outcome: PayOutcome | null, t: ReturnType<typeof useT>): string | null {
  if (outcome?.kind === 'refused') {
    return refusalWords(outcome.code, t);
  }
  return outcome?.kind === 'unknown' ? t('payment.unknown') : null;
}

import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isFailure, type Failure } from '../../api/failure.ts';
import { shouldRetry } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useReturn } from '../../lib/use-return.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { refusalWords } from '../bookings/refusal-words.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { FormWaiting } from './form-waiting.tsx';
import type { PayOutcome } from './pay-port.ts';
import { minutesToTell, timeLeft } from './time-left.ts';

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
  const { data: intent, error, errorUpdatedAt, refetch } = useIntent(booking.id);
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
      ) : isPaused(error) ? (
        <Paused
          until={errorUpdatedAt + (error.retry_after_s ?? 0) * 1000}
          heldUntil={booking.hold_expires_at}
          onRetry={() => Promise.all([refetch(), onLookAgain()])}
        />
      ) : (
        <FailureCard error={error} onRetry={() => Promise.all([refetch(), onLookAgain()])} />
      )}
    </section>
  );
}

/** Paying is paused after declined cards: an immediate retry is useless. */
const isPaused = (error: unknown): error is Failure => isFailure(error) && error.code === 'PAYING_PAUSED';

interface PausedProperties {
  /** Epoch milliseconds. */
  until: number;
  heldUntil: string | null;
  onRetry: () => Promise<unknown>;
}

/** Says until when payments are paused, and whether the time is still held then. */
function Paused({ until, heldUntil, onRetry }: PausedProperties) {
  const t = useT();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const isOver = until <= useClock();
  const ask = async () => {
    setAsking(true);
    await onRetry();
    setAsking(false);
  };
  return (
    <div className="stack">
      <Banner tone="problem">
        {t('payment.paused', { until: format.momentWithin(new Date(until).toISOString()) })}
        {heldUntil !== null && Date.parse(heldUntil) < until && ` ${t('payment.paused_hold')}`}
      </Banner>
      {isOver && (
        <div>
          <Button loading={isAsking && t('errors.trying')} onClick={() => void ask()}>
            {t('errors.try_again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Describes the problem of the last try. A payment that may have arrived is not a refusal. */
function problemOf(outcome: PayOutcome | null, t: ReturnType<typeof useT>): string | null {
  if (outcome?.kind === 'refused') {
    return refusalWords(outcome.code, t);
  }
  return outcome?.kind === 'unknown' ? t('payment.unknown') : null;
}

/** How much is to be paid, or reserved until the mentor accepts. */
function PayAmount({ booking: { price, currency, policy } }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <p className="pay-amount">
        <span>{t(policy.requires_approval ? 'payment.to_reserve' : 'payment.to_pay')}</span>
        <span className="pay-price">{format.price(price, currency)}</span>
      </p>
      <ApproximatePrice price={price} currency={currency} explained />
    </div>
  );
}

/** Begins the payment of a booking, or continues it: the API answers repeated calls with the same intent. */
function useIntent(bookingId: string) {
  const [key] = useState(() => crypto.randomUUID());
  return useQuery({
    queryKey: ['payment-intent', bookingId],
    staleTime: Infinity,
    retry: (failures, error) => !isPaused(error) && shouldRetry(failures, error),
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const begin = (work?: number) =>
        api.createPaymentIntent({
          body: { booking_id: bookingId, ...(work !== undefined && { work }) },
          idempotency_key: work === undefined ? key : `${key}:${work}`,
          signal,
        });
      try {
        return await begin();
      } catch (error) {
        if (!isFailure(error) || error.code !== 'WORK_NEEDED') {
          throw error;
        }
        const { findWork } = await import('./find-work.ts');
        return begin(await findWork(bookingId, signal));
      }
    },
  });
}

/** A short hold ends within it; bookings far ahead have days. */
const hour = 60 * 60_000;

interface HoldCountdownProperties {
  /** The time when the hold is released. */
  until: string;
  onEnd: () => void;
}

/** How long the time is still held: a day and a time, or within the hour a visible countdown, announced now and then to screen readers. */
function HoldCountdown({ until, onEnd }: HoldCountdownProperties) {
  const t = useT();
  const format = useFormat();
  const left = Date.parse(until) - useClock();
  const minutes = minutesToTell(left);
  const isOver = left <= 0;
  const isSoon = left <= hour;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) {
      end();
    }
  }, [isOver]);
  return (
    <div className="pay-hold">
      <Icon name="clock" />
      <p>
        {isSoon
          ? t('payment.held_until', { time: format.time(until) })
          : t('later.pay_by', { moment: format.momentWithin(until) })}
        {isSoon && !isOver && (
          <span className="pay-left" aria-hidden="true">
            {t('payment.left', { time: timeLeft(left) ?? '' })}
          </span>
        )}
      </p>
      <output className="unseen">{minutes !== null && t('payment.minutes_left', { minutes })}</output>
    </div>
  );
}

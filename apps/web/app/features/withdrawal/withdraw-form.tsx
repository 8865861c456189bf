import type { Booking } from '@abroad/contract/bookings';
import { Withdraw } from '@abroad/contract/withdrawals';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRefresh } from '../booking-core/use-refresh.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { receiptKey } from './receipt-key.ts';

/** Both steps: name, contract and the receipt's address; then the confirmation. */
export function WithdrawForm({ booking }: { booking: Booking }) {
  const t = useT();
  const id = useId();
  const [declared, setDeclared] = useState<Withdraw | null>(null);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(Withdraw),
    defaultValues: { name: booking.prospect.name, email: booking.prospect.email ?? '', confirm: true as const },
  });
  const title = t('withdrawal.title');
  return (
    <>
      <title>{t('layout.title', { page: title })}</title>
      <h1>{title}</h1>
      {declared !== null ? (
        <ConfirmStep booking={booking} declared={declared} onBack={() => setDeclared(null)} />
      ) : (
        <form
          id={id}
          className="card card-body stack"
          noValidate
          onSubmit={(event) => void handleSubmit(setDeclared, () => focusFirstError(id))(event)}
        >
          <Contract booking={booking} />
          <TextField
            {...register('name')}
            autoComplete="name"
            label={t('withdrawal.name')}
            defaultValue={getValues('name')}
            error={formState.errors.name?.message}
          />
          <TextField
            {...register('email')}
            type="email"
            autoComplete="email"
            label={t('withdrawal.email')}
            hint={t('withdrawal.email_hint')}
            error={formState.errors.email?.message}
          />
          <div>
            <Button type="submit">{t('withdrawal.next')}</Button>
          </div>
        </form>
      )}
    </>
  );
}

/** The contract that it is about. */
function Contract({ booking: { event_type, mentor, start, price, currency } }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  return (
    <dl>
      <dt className="muted small">{t('withdrawal.contract')}</dt>
      <dd>
        <span className="strong">{t('withdrawal.session', { service: event_type.title, name: mentor.name })}</span>
        <br />
        {format.at(start)} · {format.price(price, currency)}
      </dd>
    </dl>
  );
}

interface ConfirmProperties {
  booking: Booking;
  declared: Withdraw;
  onBack: () => void;
}

function ConfirmStep({ booking, declared, onBack }: ConfirmProperties) {
  const t = useT();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const now = useNow();
  const follows = now < Date.parse(booking.start) ? 'withdrawal.follows' : 'withdrawal.follows_held';
  const queries = useQueryClient();
  const refresh = useRefresh(booking.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.withdrawFromBooking({ params: { id: booking.id }, body: declared });
    },
    onSuccess: (receipt) => queries.setQueryData(receiptKey(booking.id), receipt),
    // Another window, the other person or the clock may have been first: the page shows the present state.
    onSettled: () => refresh(null),
  });
  return (
    <section className="card card-body stack">
      <h2 ref={title} tabIndex={-1}>
        {t('withdrawal.confirm_title')}
      </h2>
      <Contract booking={booking} />
      <p>{t('withdrawal.declared', { name: declared.name, email: declared.email })}</p>
      <p>{t(follows, { price: format.price(booking.price, booking.currency) })}</p>
      <FailureMessage variant="inline" error={error} />
      <div className="row">
        <Button kind="danger" onClick={() => mutate()} loading={isPending && t('withdrawal.confirming')}>
          {t('withdrawal.confirm')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('withdrawal.back')}
        </Button>
      </div>
    </section>
  );
}

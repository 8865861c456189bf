import type { Booking } from '@abroad/contract/bookings';
import { chargeProblem } from '@abroad/reference-data/card-charges';
import { toMinor } from '@abroad/reference-data/money';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { useRecord } from '../../session/use-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCharges } from '../money/use-charges.ts';
import type { ClockWords } from './clock-words.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';
import { isOfTime, partnerOf, useOwnBooking } from './use-own-booking.ts';

/** @param price in major units */
function isPayable(price: number, currency: string): boolean {
  const minor = toMinor(price, currency);
  return minor !== null && chargeProblem(minor, currency) === null;
}

/** Why the reader can't book the service at all: it is their own, payments are off, or this price can't be charged; null if they can. */
export function useObstacle({ mentorId, service }: Pick<ConfirmProperties, 'mentorId' | 'service'>) {
  const { data: record } = useRecord();
  const charges = useCharges();
  if (record?.id === mentorId) {
    return 'own';
  }
  if (!service.price) {
    return null;
  }
  return charges ? (isPayable(service.price, service.currency) ? null : 'not_payable') : 'soon';
}

/** The foot of the first step: the chosen time, and the way on. */
export function ChooseBar(properties: ConfirmProperties) {
  const t = useT();
  const { status } = useSession();
  const obstacle = useObstacle(properties);
  const { mentor, service, slot, lost, words, hrefOfDetails } = properties;
  const own = useOwnBooking(mentor.slug, slot === null ? lost : null, service.duration_min);
  if (obstacle === 'own') {
    return <ConfirmBar slot={slot} lost={lost} words={words} note={t('booking.own')} />;
  }
  if (obstacle !== null) {
    return <PaidNote {...properties} soon={obstacle === 'soon'} />;
  }
  if (own && isOfTime(own, mentor.slug, lost)) {
    return <OwnTimeBar booking={own} words={words} />;
  }
  return (
    <ConfirmBar slot={slot} lost={own === undefined ? null : lost} busyWith={own ? partnerOf(own) : null} words={words}>
      {slot !== null && (
        <noscript>
          <p className="small">{t('booking.needs_script')}</p>
        </noscript>
      )}
      {slot !== null && status === 'signed_out' && (
        <ButtonLink size="large" to={paths.signIn(hrefOfDetails)}>
          {t('booking.sign_in')}
        </ButtonLink>
      )}
      {slot !== null && status === 'signed_in' && (
        <ButtonLink size="large" to={hrefOfDetails}>
          {t('booking.continue')}
        </ButtonLink>
      )}
    </ConfirmBar>
  );
}

interface PaidNoteProperties extends ConfirmProperties {
  soon: boolean;
}

/**
 * For a paid service while payments are off: says so, and leads to a free service. If only this price
 * can't be paid (`soon` is false), it says that.
 */
function PaidNote({ services, service, slot, lost, words, hrefOfService, soon }: PaidNoteProperties) {
  const t = useT();
  const { format } = useViewer();
  const free = services.find((other) => !other.price);
  const note = !soon ? (
    t('booking.not_payable')
  ) : free === undefined ? (
    t('booking.paid_soon')
  ) : (
    <T
      id="booking.paid_soon_free"
      values={{ title: free.title }}
      parts={{
        service: <Link className="strong" to={hrefOfService(free.slug)} replace preventScrollReset />,
      }}
    />
  );
  return (
    <ConfirmBar slot={slot} lost={lost} words={words} note={<span id="booking-paid-note">{note}</span>}>
      <Button size="large" disabled aria-describedby="booking-paid-note">
        {t('booking.pay', { price: format.price(service.price, service.currency) })}
      </Button>
    </ConfirmBar>
  );
}

interface OwnTimeBarProperties {
  booking: Booking;
  words: ClockWords;
}

/** Replaces the foot if the chosen time is the reader's already, and may have to be paid. */
export function OwnTimeBar({ booking, words }: OwnTimeBarProperties) {
  const t = useT();
  const { format } = useViewer();
  const { id, start, price, currency, allowed_actions } = booking;
  const moment = words.moment(start);
  const unpaid = price !== null && allowed_actions.includes('pay');
  return (
    <div className="booking-confirm booking-confirm-lost" data-foot-bar>
      <p className="strong" aria-live="polite">
        {t(unpaid ? 'booking.slot_held' : 'booking.slot_own', { moment })}
      </p>
      <ButtonLink size="large" to={unpaid ? paths.payBooking(id) : paths.booking(id)} reloadDocument={unpaid}>
        {unpaid ? t('booking.pay', { price: format.price(price, currency) }) : t('outcome.open')}
      </ButtonLink>
    </div>
  );
}

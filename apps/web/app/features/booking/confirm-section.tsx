import { chargeProblem } from '@abroad/reference-data/card-charges';
import { toMinor } from '@abroad/reference-data/money';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useHasExpired } from '../../session/use-has-expired.ts';
import { useRecord } from '../../session/use-record.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCharges } from '../money/use-charges.ts';
import { BookForm } from './book-form.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';

/** @param price in major units */
function isPayable(price: number, currency: string): boolean {
  const minor = toMinor(price, currency);
  return minor !== null && chargeProblem(minor, currency) === null;
}

/** The foot of the card: the chosen booking, and the button to book it. */
export function ConfirmSection(properties: ConfirmProperties) {
  const t = useT();
  const { status, user } = useSession();
  const expired = useHasExpired() && status === 'signed_out';
  const { data: record } = useRecord();
  const charges = useCharges();
  const { slot, lost, service, words, mentorId, href } = properties;
  if (record?.id === mentorId) {
    return <ConfirmBar slot={slot} lost={lost} words={words} note={t('booking.own')} />;
  }
  if (service.price && !(charges && isPayable(service.price, service.currency))) {
    return <PaidNote {...properties} soon={!charges} />;
  }
  if (status === 'signed_in') {
    return <BookForm key={`${user?.id} ${service.slug}`} {...properties} />;
  }
  return (
    <ConfirmBar slot={slot} lost={lost} words={words} note={expired && t('errors.auth_expired')}>
      {slot !== null && (
        <noscript>
          <p className="small">{t('booking.needs_script')}</p>
        </noscript>
      )}
      {slot !== null && status === 'signed_out' && (
        <ButtonLink size="large" to={paths.signIn(href)}>
          {t('booking.sign_in')}
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
  const format = useFormat();
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

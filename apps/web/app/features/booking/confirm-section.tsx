import { chargeProblem } from '@abroad/reference-data/card-charges';
import { toMinor } from '@abroad/reference-data/money';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useRecord } from '../../session/use-record.ts';
import { useHasExpired } from '../../session/use-has-expired.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useCharges } from '../money/use-charges.ts';
import { BookForm } from './book-form.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';
import { PaidNote } from './paid-note.tsx';

/** @param price in major units */
function isPayable(price: number, currency: string): boolean {
  const minor = toMinor(price, currency);
  return minor !== null && chargeProblem(minor, currency) === null;
}

/** The foot of the card: what is about to be booked, and the one button that does it. */
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

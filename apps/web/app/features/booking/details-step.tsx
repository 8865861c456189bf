import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { useHasExpired } from '../../session/use-has-expired.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Ticket, TwoClocks } from '../../ui/ticket.tsx';
import type { Slot } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { BookForm } from './book-form.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';
import { platformWords } from './platform-words.ts';
import type { Trouble } from './use-times.ts';

interface Properties extends ConfirmProperties {
  /** The slot of the address, also while it isn't known whether it is free. */
  wanted: Slot;
  /** IANA zone of the mentor. */
  mentorZone: string;
  trouble: Trouble;
  onRetry: () => void;
}

/** The second step: the session as a ticket, and what the mentor is told about it. */
export function DetailsStep(properties: Properties) {
  const t = useT();
  const { status, user } = useSession();
  const expired = useHasExpired() && status === 'signed_out';
  const { mentor, service, slot, words, trouble, hrefOfDetails, wanted } = properties;
  return (
    <div className="booking-details">
      <SessionTicket {...properties} />
      <div className="booking-details-main">
        <h1>{t('booking.details_title', { name: mentor.first_name })}</h1>
        {typeof trouble === 'object' && trouble !== null && (
          <FailureMessage variant="inline" error={trouble.error} onRetry={properties.onRetry} />
        )}
        {status === 'signed_in' ? (
          <BookForm key={`${user?.id} ${service.slug}`} {...properties} />
        ) : (
          <>
            {status === 'signed_out' ? (
              <p>{expired ? t('errors.auth_expired') : t('booking.details_sign_in', { name: mentor.first_name })}</p>
            ) : (
              <div aria-busy="true" className="stack">
                <noscript>
                  <p>{t('booking.needs_script')}</p>
                </noscript>
                <Skeleton shape="short" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </div>
            )}
            <ConfirmBar slot={slot ?? wanted} lost={null} words={words}>
              {status === 'signed_out' && (
                <ButtonLink size="large" to={paths.signIn(hrefOfDetails)}>
                  {t('booking.sign_in')}
                </ButtonLink>
              )}
            </ConfirmBar>
          </>
        )}
      </div>
    </div>
  );
}

/** The session that is about to be booked; on a phone both clocks alone. */
function SessionTicket({ mentor, service, slot, wanted, mentorZone: there, hrefOfTimes }: Properties) {
  const t = useT();
  const { zone, format } = useViewer();
  const { start } = slot ?? wanted;
  const { route } = mentor;
  return (
    <div className="booking-ticket">
      <Ticket
        label={t('booking.summary')}
        head={
          route === null ? (
            <span className="strong">{t('booking.summary')}</span>
          ) : (
            <RouteLine
              origin={route.origin}
              destination={route.destination}
              label={t('profile.route_spoken', { from: route.from, to: route.to })}
            />
          )
        }
        state={
          <Link className="link small" to={hrefOfTimes} aria-label={t('booking.change_time')}>
            {t('booking.change')}
          </Link>
        }
        clocks={
          <TwoClocks
            mine={{
              time: format.time(start),
              caption: t('bookings.clock_you', { city: format.city(zone), day: format.day(start) }),
            }}
            theirs={{
              time: format.time(start, there),
              caption: t('bookings.clock_other', {
                name: mentor.first_name,
                city: format.city(there),
                day: format.day(start, there),
              }),
            }}
          />
        }
      >
        <Stamp src={mentor.image} name={mentor.name} size="tiny" />
        <div>
          <p className="strong">{service.title}</p>
          <p className="small muted">
            {t('bookings.facts', {
              service: mentor.name,
              minutes: service.duration_min,
              platform: t(platformWords[service.default_platform].name),
            })}
          </p>
        </div>
        <dl className="booking-sum">
          <dt>{t('paid.price')}</dt>
          <dd>
            {format.price(service.price, service.currency)}{' '}
            <ApproximatePrice price={service.price} currency={service.currency} />
          </dd>
          {Boolean(service.price) && (
            <>
              <dt>{t('paid.fee')}</dt>
              <dd>{t('paid.no_fee')}</dd>
            </>
          )}
        </dl>
      </Ticket>
    </div>
  );
}

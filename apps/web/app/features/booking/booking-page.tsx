import type { EventType } from '@abroad/contract/calendar';
import { useEffect } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewerZone, ViewerInZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../calendar/calendar.css';
import { addressOf, readAddress, type BookingAddress } from './address.ts';
import './booking.css';
import { ConfirmSection } from './confirm-section.tsx';
import type { LoadedAvailability } from './load-availability.server.ts';
import { ServiceSummary } from './service-summary.tsx';
import { TimePanes } from './time-panes.tsx';
import { useClockWords } from './use-clock-words.ts';
import { isServiceGone, useTimes } from './use-times.ts';

/** The free times of a mentor, and the form to book one. Its state is its address. */
export function BookingPage({ loaded }: { loaded: LoadedAvailability }) {
  const t = useT();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(search);
  const { mentor } = loaded;
  const service = serviceOf(loaded, address.service);
  const isGone = service !== null && address.service !== null && service.slug !== address.service;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <Link className="crumb" to={paths.mentorProfile(mentor.slug)}>
        <Icon name="arrow_back" />
        {t('booking.to_profile', { name: mentor.name })}
      </Link>
      <h1>{t('booking.title')}</h1>
      {service === null ? (
        <EmptyState
          title={t('booking.no_service_title', { name: mentor.name })}
          action={<ButtonLink to={paths.search()}>{t('booking.find_other')}</ButtonLink>}
        >
          {t('booking.no_service_text')}
        </EmptyState>
      ) : (
        <ViewerInZone
          zone={address.zone}
          onChoose={() =>
            void navigate(addressOf(mentor.slug, { ...address, zone: null }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {isGone && <Banner>{t('booking.service_gone')}</Banner>}
          {/* A time that was chosen for one service doesn't apply to another. */}
          <BookingCard
            loaded={loaded}
            service={service}
            address={isGone ? { ...address, service: service.slug, start: null } : address}
          />
        </ViewerInZone>
      )}
    </main>
  );
}

/** Returns the service of the address, otherwise the one whose times came with the page, otherwise the first. */
export function serviceOf({ services, availability }: LoadedAvailability, slug: string | null): EventType | null {
  const named = (name: string | null | undefined) => services.find((service) => service.slug === name);
  return named(slug) ?? named(availability.event_type?.slug) ?? services[0] ?? null;
}

interface BookingCardProperties {
  loaded: LoadedAvailability;
  service: EventType;
  address: BookingAddress;
}

/** Summary, calendar and slots side by side, and the confirmation at their foot. */
function BookingCard({ loaded, service: known, address }: BookingCardProperties) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mentor, services, now } = loaded;
  const times = useTimes({ slug: mentor.slug, service: known.slug, address, now, loaded });
  const { free, choice, trouble } = times;
  // Its price, rules and questions may change while it is shown; the answer with its times includes them.
  const service = free?.event_type?.id === known.id ? free.event_type : known;
  const isGone = isServiceGone(trouble);
  useEffect(() => {
    if (isGone) {
      void revalidate();
    }
  }, [isGone, revalidate]);
  const words = useClockWords({
    first_name: mentor.first_name,
    time_zone: free?.time_zone ?? loaded.availability.time_zone,
  });

  const to = (part: Partial<BookingAddress>) =>
    addressOf(mentor.slug, { service: address.service, zone: address.zone, ...part });
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const hrefOfService = (slug: string) => to({ service: slug });

  return (
    <div className="card booking">
      <ServiceSummary
        mentor={mentor}
        mentorId={loaded.availability.user.user_id}
        services={services}
        service={service}
        hrefOfService={hrefOfService}
        start={choice.slot?.start ?? null}
        now={now}
      />
      <TimePanes
        times={times}
        mentorName={mentor.first_name}
        words={words}
        windowEnd={(free ?? loaded.availability).window_end}
        to={to}
        go={go}
        plainZoneWay={<PlainZoneForm loaded={loaded} address={address} />}
        now={now}
      />
      <ConfirmSection
        mentor={mentor}
        mentorId={loaded.availability.user.user_id}
        services={services}
        service={service}
        slot={choice.slot}
        lost={free !== null && trouble === null && choice.slot === null ? address.start : null}
        words={words}
        href={choice.slot === null ? to({}) : to({ date: choice.day, start: choice.slot.start })}
        hrefOfService={hrefOfService}
        onSlotLost={() => go({ date: choice.day })}
      />
    </div>
  );
}

interface PlainZoneFormProperties {
  loaded: LoadedAvailability;
  address: BookingAddress;
}

/** Changes the zone without scripts: a link to the list of zones, and there a form that returns with one of them. */
function PlainZoneForm({ loaded: { mentor, zones }, address }: PlainZoneFormProperties) {
  const t = useT();
  const present = useViewerZone();
  if (zones === null) {
    return <Link to={addressOf(mentor.slug, { ...address, zones: true })}>{t('booking.change_zone')}</Link>;
  }
  // A form of the method GET replaces its address's query by its fields.
  const [action = '', query] = addressOf(mentor.slug, { ...address, zone: null, zones: false }).split('?');
  return (
    <form className="stack" action={action} method="get">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select className="input" name="time_zone" defaultValue={present} aria-label={t('booking.zone')}>
        {zones.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" kind="line">
        {t('booking.show_zone')}
      </Button>
    </form>
  );
}

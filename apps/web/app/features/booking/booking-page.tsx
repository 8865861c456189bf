import type { EventType } from '@abroad/contract/calendar';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ViewerInZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { addressOf, readAddress } from './address.ts';
import { BookingCard } from './booking-card.tsx';
import '../calendar/calendar.css';
import './booking.css';
import type { LoadedAvailability } from './load-availability.server.ts';

/** The free times of a mentor, and how to book one. Its state is its address. */
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
          {/* A time that was chosen for one service is not meant for another. */}
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

/** The service of the address, else the one whose times came with the page, else the first. */
export function serviceOf({ services, availability }: LoadedAvailability, slug: string | null): EventType | null {
  const named = (wanted: string | null | undefined) => services.find((service) => service.slug === wanted);
  return named(slug) ?? named(availability.event_type?.slug) ?? services[0] ?? null;
}

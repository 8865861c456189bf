import type { EventType } from '@abroad/contract/calendar';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewerZone, ViewerInZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StepsProgress } from '../../ui/steps-progress.tsx';
import '../calendar/calendar.css';
import { localDay } from '../calendar/local-days.ts';
import { addressOf, readAddress, type BookingAddress } from './address.ts';
import './booking.css';
import './details.css';
import { ChooseBar, useObstacle } from './choose-bar.tsx';
import { DetailsStep } from './details-step.tsx';
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
      {service === null ? (
        <>
          <Crumb to={paths.mentorProfile(mentor.slug)}>{t('booking.to_profile', { name: mentor.name })}</Crumb>
          <h1>{t('booking.title')}</h1>
          <EmptyState
            title={t('booking.no_service_title', { name: mentor.name })}
            action={<ButtonLink to={paths.search()}>{t('booking.find_other')}</ButtonLink>}
          >
            {t('booking.no_service_text')}
          </EmptyState>
        </>
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
          {/* A time that was chosen for one service doesn't apply to another. */}
          <Steps
            loaded={loaded}
            service={service}
            isGone={isGone}
            address={isGone ? { ...address, service: service.slug, start: null } : address}
          />
        </ViewerInZone>
      )}
    </main>
  );
}

function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <Link className="crumb" to={to}>
      <Icon name="arrow_back" />
      {children}
    </Link>
  );
}

/** Returns the service of the address, otherwise the one whose times came with the page, otherwise the first. */
export function serviceOf({ services, availability }: LoadedAvailability, slug: string | null): EventType | null {
  const named = (name: string | null | undefined) => services.find((service) => service.slug === name);
  return named(slug) ?? named(availability.event_type?.slug) ?? services[0] ?? null;
}

interface StepsProperties {
  loaded: LoadedAvailability;
  service: EventType;
  /** The service of the address is no longer offered. */
  isGone: boolean;
  address: BookingAddress;
}

/** Both steps: the day and time, then what the mentor is told. Payment has a page of its own. */
function Steps({ loaded, service: known, isGone, address }: StepsProperties) {
  const t = useT();
  const navigate = useNavigate();
  const zone = useViewerZone();
  const refused = useRefused();
  const { revalidate } = useRevalidator();
  const { mentor, services, now } = loaded;
  const mentorId = loaded.availability.user.user_id;
  const times = useTimes({ slug: mentor.slug, service: known.slug, address, now, loaded });
  const { free, choice, trouble } = times;
  // Its price, rules and questions may change while it is shown; the answer with its times includes them.
  const service = free?.event_type?.id === known.id ? free.event_type : known;
  const isRemoved = isServiceGone(trouble);
  useEffect(() => {
    if (isRemoved) {
      void revalidate();
    }
  }, [isRemoved, revalidate]);
  const mentorZone = free?.time_zone ?? loaded.availability.time_zone;
  const words = useClockWords({ first_name: mentor.first_name, time_zone: mentorZone });

  const to = (part: Partial<BookingAddress>) =>
    addressOf(mentor.slug, { service: address.service, zone: address.zone, ...part });
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const hrefOfService = (slug: string) => to({ service: slug });
  const chosen = choice.slot === null ? {} : { date: choice.day, start: choice.slot.start };
  const foot = {
    mentor,
    mentorId,
    services,
    service,
    slot: choice.slot,
    lost: free !== null && trouble === null && choice.slot === null ? (address.start ?? refused) : null,
    words,
    hrefOfDetails: to({ ...chosen, details: true }),
    hrefOfTimes: to(chosen),
    hrefOfService,
    onSlotLost: (start: string) =>
      void navigate(to({ date: localDay(start, zone) }), { replace: true, state: { refused: start } }),
  };
  const isAllowed = useObstacle(foot) === null;
  const start = address.details && isAllowed ? address.start : null;
  useStepInView(start !== null);
  return (
    <>
      <div className="booking-head">
        {start === null ? (
          <Crumb to={paths.mentorProfile(mentor.slug)}>{t('booking.to_profile', { name: mentor.name })}</Crumb>
        ) : (
          <Crumb to={foot.hrefOfTimes}>{t('booking.step_time')}</Crumb>
        )}
        <StepsProgress
          label={t('booking.steps')}
          steps={[
            t('booking.step_time'),
            t('booking.details_title', { name: mentor.first_name }),
            ...(service.price ? [t('booking.step_pay')] : []),
          ]}
          current={start === null ? 0 : 1}
          hrefOf={() => foot.hrefOfTimes}
        />
      </div>
      {isGone && <Banner>{t('booking.service_gone')}</Banner>}
      {start === null ? (
        <div className="card booking">
          <ServiceSummary
            mentor={mentor}
            mentorId={mentorId}
            services={services}
            service={service}
            hrefOfService={hrefOfService}
            start={choice.slot?.start ?? null}
            now={now}
          />
          <TimePanes
            title={t('booking.title')}
            times={times}
            mentorName={mentor.first_name}
            words={words}
            windowEnd={(free ?? loaded.availability).window_end}
            to={to}
            go={go}
            plainZoneWay={<PlainZoneForm loaded={loaded} address={address} />}
            now={now}
          />
          <ChooseBar {...foot} />
        </div>
      ) : (
        <DetailsStep
          {...foot}
          wanted={{ start, end: new Date(Date.parse(start) + service.duration_min * 60_000).toISOString() }}
          mentorZone={mentorZone}
          trouble={trouble}
          onRetry={times.askAgain}
        />
      )}
    </>
  );
}

/** The start of a time that was refused while it was booked; null for none. */
function useRefused(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'refused' in state && typeof state.refused === 'string'
    ? state.refused
    : null;
}

/** Moves the focus to the page when its other step is shown: what was pressed is gone. */
function useStepInView(isSecond: boolean): void {
  const shown = useRef(isSecond);
  // Before anything can be typed there.
  useLayoutEffect(() => {
    if (shown.current !== isSecond) {
      shown.current = isSecond;
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [isSecond]);
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

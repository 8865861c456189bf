import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cancelWords } from '../booking/cancel-words.ts';
import { platformWords } from '../booking/platform-words.ts';
import { withHour } from '../booking/service-words.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { SellerNote } from '../trading/seller-note.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { toNextTimes, type NextTimes as Times, type ServiceView } from './services.ts';

/** The services, and the next free time. A form, so that the chosen service reaches the calendar without scripts too. */
export function BookingBox({ loaded, isOwn }: { loaded: PublicProfile; isOwn: boolean }) {
  const t = useT();
  const { services, mentor } = loaded;
  const [slug, setSlug] = useState(loaded.first_service);
  const service = services.find((one) => one.slug === slug) ?? services[0];
  if (service === undefined) {
    return (
      <aside className="card booking-box" aria-label={t('profile.book')}>
        <h2>{t('profile.book')}</h2>
        <p className="muted">{t('profile.no_services', { name: mentor.first_name })}</p>
        {!isOwn && <AskLink loaded={loaded} />}
      </aside>
    );
  }
  return (
    <aside className="card booking-box" aria-label={t('profile.book')}>
      <Form action={paths.availability(mentor.slug)} className="stack">
        <fieldset className="stack">
          <legend>
            <h2>{t('profile.book')}</h2>
          </legend>
          {services.map((one) => (
            <ServiceChoice
              key={one.slug}
              service={one}
              checked={one.slug === service.slug}
              onChoose={() => setSlug(one.slug)}
            />
          ))}
        </fieldset>
        <NextTimes loaded={loaded} service={service.slug} />
        <Button type="submit" size="large" block>
          {t('profile.all_times')}
        </Button>
        {!isOwn && <AskLink loaded={loaded} />}
        <CancelTerms service={service} now={loaded.now} />
        <ApproximateNote service={service} />
        <SellerNote
          name={mentor.first_name}
          is_trader={mentor.is_trader}
          trader={mentor.trader}
          isPaid={Boolean(service.price)}
        />
      </Form>
    </aside>
  );
}

/** The link to ask questions before booking. */
function AskLink({ loaded: { mentor } }: { loaded: PublicProfile }) {
  const t = useT();
  return (
    <ButtonLink kind="line" block to={paths.newThread({ mentor: mentor.slug })} rel="nofollow">
      {t('profile.ask', { name: mentor.first_name })}
    </ButtonLink>
  );
}

interface ChoiceProperties {
  service: ServiceView;
  checked: boolean;
  onChoose: () => void;
}

function ServiceChoice({ service, checked, onChoose }: ChoiceProperties) {
  const t = useT();
  const format = useFormat();
  const platform = t(platformWords[service.default_platform].name);
  const facts = t('profile.service_facts', { minutes: service.duration_min, platform });
  return (
    <RadioCard
      name="event_type_slug"
      value={service.slug}
      checked={checked}
      onChange={onChoose}
      title={service.title}
      aside={
        <>
          {format.price(service.price, service.currency)}{' '}
          <ApproximatePrice price={service.price} currency={service.currency} />
        </>
      }
      detail={
        <>
          {withHour(facts, service, t, format)}
          {service.description && <span className="two-lines as-written">{service.description}</span>}
        </>
      }
    />
  );
}

function CancelTerms({ service, now }: { service: ServiceView; now: number }) {
  const t = useT();
  const format = useFormat();
  return <p className="tiny muted">{cancelWords({ service, start: null, now }, t, format)}</p>;
}

/** Explains the sign beside a price. */
function ApproximateNote({ service }: { service: ServiceView }) {
  const t = useT();
  const format = useFormat();
  const { price, currency } = service;
  return (
    format.approximate(price, currency) !== null && (
      <p className="tiny muted" aria-hidden="true">
        {t('format.approximate', { price: t('format.approximate_note', { currency }) })}
      </p>
    )
  );
}

interface NextTimesProperties {
  loaded: PublicProfile;
  /** Slug of the chosen service. */
  service: string;
}

/** The next free times of a service on the reader's clock; each leads to the calendar with that time chosen. */
function NextTimes({ loaded, service }: NextTimesProperties) {
  const t = useT();
  const { zone, format } = useViewer();
  const { data, error, refetch } = useNextTimes(loaded, service);
  return (
    <div aria-busy={data === undefined && error === null}>
      <h3 className="next-times-title">{t('profile.next_times')}</h3>
      {data !== undefined ? (
        <TimeLinks slug={loaded.mentor.slug} service={service} times={data} />
      ) : error === null ? (
        <TimePlaces />
      ) : (
        <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      )}
      <p className="tiny muted">{t('profile.your_zone', { zone: format.zone(zone) })}</p>
    </div>
  );
}

function TimeLinks({ slug, service, times }: { slug: string; service: string; times: Times }) {
  const t = useT();
  const { format } = useViewer();
  const linkTo = (start: string) => paths.availability(slug, { event_type_slug: service, start });
  if (times.starts.length > 0) {
    return (
      <ul className="next-times">
        {times.starts.map((start) => (
          <li key={start}>
            <Link className="next-time" to={linkTo(start)}>
              {format.time(start)}
              <small>{format.relativeDay(start)}</small>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return times.next === null ? (
    <p className="small">{t('profile.no_times')}</p>
  ) : (
    <Link className="next-time" to={linkTo(times.next)}>
      {format.moment(times.next)}
    </Link>
  );
}

function TimePlaces() {
  return (
    <div className="next-times">
      {[1, 2, 3].map((place) => (
        <span key={place} className="next-time">
          <Skeleton shape="long" />
        </span>
      ))}
    </div>
  );
}

const minute = 60_000;

/** The next free times of a service. Those of the first came with the page; others are fetched when chosen. */
function useNextTimes(loaded: PublicProfile, service: string) {
  const slug = loaded.mentor.slug;
  const brought = service === loaded.first_service;
  return useQuery({
    queryKey: ['next-times', slug, service],
    staleTime: minute,
    ...(brought ? { initialData: loaded.times, initialDataUpdatedAt: loaded.now } : {}),
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const query = { event_type_slug: service };
      return toNextTimes(await api.getAvailabilityBySlug({ params: { slug }, query, signal }));
    },
  });
}

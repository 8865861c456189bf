import type { EventType } from '@abroad/contract/calendar';
import { fullName } from '@abroad/contract/full-name';
import type { Thread, ThreadBooking } from '@abroad/contract/threads';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { studiesOf } from '../../lib/names-by-id.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useFormat, useViewerZone } from '../../lib/viewer.tsx';
import { useRecord } from '../../session/use-record.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import './person-panel.css';

const timesShown = 3;
const loadApi = async () => (await import('../../api/browser-client.ts')).api;

interface Properties {
  thread: Thread;
  userId: string;
  bookings: readonly ThreadBooking[];
  /** Puts a text into the composer; null where nothing can be written. */
  onInsert: ((text: string) => void) | null;
}

/** The other person of a conversation: a mentor with services and next times, a student with their route and sessions. */
export default function PersonPanel({ thread, userId, bookings, onInsert }: Properties) {
  useCountries();
  return thread.role === 'prospect' ? (
    <MentorPanel slug={thread.other.slug} userId={userId} />
  ) : (
    <StudentPanel thread={thread} userId={userId} bookings={bookings} onInsert={onInsert} />
  );
}

/** Facts that are asked once while a panel is open, and again with the next one. */
function useAbout<T>(userId: string, what: readonly string[], ask: (signal: AbortSignal) => Promise<T>) {
  return useQuery({
    queryKey: ['about-person', userId, ...what],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => ask(signal),
  });
}

function MentorPanel({ slug, userId }: { slug: string; userId: string }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const zone = useViewerZone();
  const { data, error, refetch } = useAbout(userId, ['mentor', slug], async (signal) => {
    const api = await loadApi();
    const params = { slug };
    const [profile, services, times] = await Promise.all([
      api.getMentorProfileBySlug({ params, signal }),
      api.listEventTypesBySlug({ params, query: { page_size: 100 }, signal }),
      api.getAvailabilityBySlug({ params, signal }),
    ]);
    return { profile, services: services.items.filter(({ is_active }) => is_active), times };
  });
  if (data === undefined) {
    return <Unknown error={error} onRetry={refetch} />;
  }
  const { profile, services, times } = data;
  const main = profile.educations.find(({ id }) => id === profile.main_education_id);
  const free = times.available_slots.slice(0, timesShown).map(({ start }) => start);
  const first = times.event_type?.slug ?? null;
  return (
    <div className="person-panel">
      <Person
        name={fullName(profile, locale)}
        href={paths.mentorProfile(profile.slug)}
        src={profile.profile_image_url}
        srcSet={pictureSet(profile)}
        route={routeOf(profile.origin_country_code, main?.is_study_abroad ? main.country_code : null, locale)}
      />
      <div className="small">
        {main && <p dir="auto">{t.list([studiesOf(main, locale), main.school].filter((part) => part !== ''))}</p>}
        {profile.rating !== null && (
          <p>
            <Icon name="star" />{' '}
            {t('profile.rating', { rating: format.rating(profile.rating), count: profile.review_count })}
          </p>
        )}
      </div>
      {services.length === 0 ? (
        <p className="muted small">{t('profile.no_services', { name: profile.first_name })}</p>
      ) : (
        <>
          <section>
            <h3>{t('services.title')}</h3>
            <ul className="panel-list">
              {services.map((service) => (
                <li key={service.id}>
                  <Link to={paths.availability(profile.slug, { event_type_slug: service.slug })}>
                    <ServiceLine service={service} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{t('profile.next_times')}</h3>
            {free.length === 0 ? (
              <p className="small muted">
                {times.next_available_at === null
                  ? t('profile.no_times')
                  : t('profile.next', { moment: format.moment(times.next_available_at) })}
              </p>
            ) : (
              <ul className="panel-times">
                {free.map((start) => (
                  <li key={start}>
                    <ButtonLink kind="line" to={paths.availability(profile.slug, { event_type_slug: first, start })}>
                      <span>{format.moment(start)}</span>
                      {profile.time_zone !== zone && (
                        <span className="tiny muted">
                          {t('messages.their_time', {
                            time: format.time(start, profile.time_zone),
                            city: format.city(profile.time_zone),
                          })}
                        </span>
                      )}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <ButtonLink to={paths.availability(profile.slug)}>{t('profile.book')}</ButtonLink>
        </>
      )}
    </div>
  );
}

function StudentPanel({ thread, userId, bookings, onInsert }: Properties) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const slug = useRecord().data?.slug;
  const { other } = thread;
  // A booking opens a student's profile, as far as they show it.
  const booking_id = bookings.at(-1)?.id;
  const student = useAbout(userId, ['student', booking_id ?? ''], async (signal) => {
    const api = await loadApi();
    return booking_id === undefined
      ? null
      : (await api.getBookingStudent({ params: { id: booking_id }, signal })).profile;
  });
  const mine = useAbout(userId, ['services', slug ?? ''], async (signal) => {
    const api = await loadApi();
    return slug === undefined
      ? []
      : (await api.listEventTypesBySlug({ params: { slug }, query: { page_size: 100 }, signal })).items;
  });
  const { data: profile } = student;
  if (profile === undefined) {
    return <Unknown error={student.error} onRetry={student.refetch} />;
  }
  const services = mine.data?.filter(({ is_active }) => is_active) ?? [];
  const target = profile?.target_country_codes[0] ?? null;
  return (
    <div className="person-panel">
      <Person
        name={other.name}
        href={profile === null ? null : paths.prospectProfile(profile.slug)}
        src={other.avatar_thumbnail_url}
        route={profile && routeOf(profile.origin_country_code, target, locale)}
      />
      {profile !== null && profile.target_fields.length > 0 && (
        <p className="small" dir="auto">
          {t.list(profile.target_fields)}
        </p>
      )}
      <section>
        <h3>{t('messages.sessions')}</h3>
        {bookings.length === 0 ? (
          <p className="small muted">{t('messages.no_sessions')}</p>
        ) : (
          <ul className="panel-list">
            {bookings
              .toReversed()
              .slice(0, 5)
              .map(({ id, title, start, status }) => (
                <li key={id}>
                  <Link to={paths.booking(id)}>
                    <span dir="auto">{title}</span>
                    <span className="tiny muted">
                      {format.at(start)} · {t(`messages.booking_${status}`)}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </section>
      {services.length > 0 && onInsert !== null && slug !== undefined && (
        <section>
          <h3>{t('messages.offer_title')}</h3>
          <p className="tiny muted">{t('messages.offer_text')}</p>
          <ul className="panel-list">
            {services.map((service) => (
              <li key={service.id} className="panel-offer">
                <ServiceLine service={service} />
                <Button
                  size="small"
                  kind="line"
                  aria-label={t('messages.offer_of', { title: service.title })}
                  onClick={() =>
                    onInsert(
                      offerText(
                        service,
                        slug,
                        t('booking.service_facts', {
                          minutes: service.duration_min,
                          price: format.price(service.price, service.currency),
                        }),
                      ),
                    )
                  }
                >
                  {t('messages.offer')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A message that offers a service: its line, and the address at which a time of it is chosen. */
const offerText = ({ title, slug }: EventType, mentor: string, facts: string): string =>
  `${title}\n${facts}\n${location.origin}${paths.availability(mentor, { event_type_slug: slug })}`;

function ServiceLine({ service: { title, duration_min, price, currency } }: { service: EventType }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="panel-service">
      <span dir="auto">{title}</span>
      <span className="strong">{format.price(price, currency)}</span>
      <span className="tiny muted">{t('booking.minutes', { minutes: duration_min })}</span>
      <span className="tiny muted">
        <ApproximatePrice price={price} currency={currency} />
      </span>
    </span>
  );
}

interface PersonProperties {
  name: string;
  href: string | null;
  src: string | null;
  srcSet?: string | null;
  route: NamedRoute | null;
}

function Person({ name, href, src, srcSet, route }: PersonProperties) {
  const t = useT();
  return (
    <div className="panel-person">
      <Stamp src={src} srcSet={srcSet} name={name} />
      <div>
        <p className="strong">
          {href === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link className="link" to={href} dir="auto">
              {name}
            </Link>
          )}
        </p>
        {route && (
          <RouteLine
            origin={route.origin}
            destination={route.destination}
            label={t('profile.route_spoken', { from: route.from, to: route.to })}
          />
        )}
      </div>
    </div>
  );
}

const routeOf = (origin: string | null, destination: string | null, locale: string): NamedRoute | null =>
  origin === null || destination === null || origin === destination ? null : nameRoute(origin, destination, locale);

function Unknown({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return error === null ? (
    <div className="person-panel" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  ) : (
    <FailureMessage variant="inline" error={error} onRetry={() => void onRetry()} />
  );
}

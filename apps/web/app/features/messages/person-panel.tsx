import type { EventType } from '@abroad/contract/calendar';
import type { Thread, ThreadBooking } from '@abroad/contract/threads';
import { Link } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useRecord } from '../../session/use-record.ts';
import { Button } from '../../ui/button.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { MentorPanel } from './mentor-panel.tsx';
import { loadApi, Person, routeOf, ServiceLine, Unknown, useAbout } from './panel-parts.tsx';
import './person-panel.css';

interface PanelProperties {
  thread: Thread;
  userId: string;
  bookings: readonly ThreadBooking[];
  /** Puts a text into the composer; null where nothing can be written. */
  onInsert: ((text: string) => void) | null;
}

/** The other person of a conversation: a mentor with services and next times, a student with their route and sessions. */
export default function PersonPanel(properties: PanelProperties) {
  useCountries();
  return properties.thread.role === 'prospect' ? <MentorPanel {...properties} /> : <StudentPanel {...properties} />;
}

/** A student with their route, and their sessions with the reader, who can offer them a service. */
function StudentPanel({ thread, userId, bookings, onInsert }: PanelProperties) {
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

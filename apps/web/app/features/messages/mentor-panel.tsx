import { fullName } from '@abroad/contract/full-name';
import type { Thread } from '@abroad/contract/threads';
import { Link } from 'react-router';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { studiesOf } from '../../lib/names-by-id.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useFormat, useViewerZone } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadApi, Person, routeOf, ServiceLine, Unknown, useAbout } from './panel-parts.tsx';

const timesShown = 3;

/** A mentor with their services and next times. */
export function MentorPanel({ thread: { other }, userId }: { thread: Thread; userId: string }) {
  const t = useT();
  return other.has_profile ? (
    <PublicMentor slug={other.slug} userId={userId} />
  ) : (
    <div className="person-panel">
      <Person name={other.name} href={null} src={other.avatar_thumbnail_url} route={null} />
      <p className="small muted">{t('errors.profile_paused')}</p>
    </div>
  );
}

function PublicMentor({ slug, userId }: { slug: string; userId: string }) {
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

import type { ProspectProfile } from '@abroad/contract/profiles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { nameRoute } from '../../lib/named-route.ts';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { waitWords } from '../../lib/wait-words.ts';
import type { SessionUser } from '../../session/types.ts';
import { useRole } from '../../session/use-role.ts';
import { viewing } from '../../session/view-as.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArcMap } from '../../ui/arc-map.tsx';
import { LongRouteArc } from '../../ui/route-line.tsx';
import { Status } from '../../ui/status.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Ticket, TwoClocks } from '../../ui/ticket.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { JoinLink } from '../bookings/join-link.tsx';
import { useNextSession } from '../bookings/use-bookings.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { useOwnProspect } from '../prospect-profile/use-own-prospect.ts';
import { toAddress } from '../search/filters.ts';
import { toFilters } from '../saved-searches/saved-filters.ts';
import { useSavedSearches } from '../saved-searches/use-saved-searches.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import { Finder } from './finder.tsx';
import { MentorTile } from './mentor-tile.tsx';
import './own-home.css';
import { useOwnMentors, type OwnRoute } from './use-own-mentors.ts';
import { useWaiting, WaitingList } from './waiting-list.tsx';

interface Properties {
  user: SessionUser;
  /** The content until the page knows what it has: it moves once at most. */
  fallback: ReactNode;
}

/** The home page of a signed-in person: their route, the next session, what waits for them, and mentors of the route. */
export default function OwnHome({ user, fallback }: Properties) {
  const { known, roles } = useRole();
  const isProspect = roles.includes('prospect');
  const profile = useOwnProspect(user, isProspect);
  const session = useNextSession(user.id);
  const waiting = useWaiting(user);
  if (!known || (isProspect && profile.isPending) || session.isPending || waiting === null) {
    return fallback;
  }
  const route = routeOf(profile.data);
  const isStudent = isProspect || roles.length === 0;
  return (
    <>
      <div className="own-head">
        <div className="own-map unprinted" aria-hidden="true">
          <ArcMap arcs={[]} />
        </div>
        <div className="wrap">
          {route === null ? <Question /> : <RouteHead route={route} profile={profile.data} />}
          <NextSession booking={session.data} />
        </div>
      </div>
      <div className="wrap own-grid">
        {waiting.length > 0 && <WaitingList rows={waiting} />}
        {isStudent && <OwnMentors route={route} />}
        <SavedSearches user={user} />
      </div>
    </>
  );
}

/** The way from where the student lives or comes from to where they want to study; null while that isn't known. */
function routeOf(profile: ProspectProfile | undefined): OwnRoute | null {
  const from = profile?.origin_country_code ?? profile?.current_country_code ?? null;
  const [first, ...others] = profile?.target_country_codes ?? [];
  return from === null || first === undefined ? null : { from, to: [first, ...others] };
}

function RouteHead({ route, profile }: { route: OwnRoute; profile: ProspectProfile | undefined }) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  const { data } = useOwnMentors(route);
  const [first] = route.to;
  const names = route.to.map((to) => nameRoute(route.from, to, locale));
  const { origin, destination, from } = nameRoute(route.from, first, locale);
  const words = { from, to: t.list(names.map(({ to }) => to)) };
  const year = profile?.intake_year ?? null;
  const fields = profile?.target_fields ?? [];
  return (
    <div>
      <h1 className="own-route">
        <span aria-hidden="true">{origin}</span>
        <LongRouteArc />
        <span aria-hidden="true">{destination}</span>
        <span className="unseen">{t('home.route_spoken', words)}</span>
      </h1>
      <p className="own-lede">
        {year === null ? t('home.route', words) : t('home.route_year', { ...words, year: String(year) })}
      </p>
      {fields.length > 0 && (
        <p className="own-fields" dir="auto">
          {t.list(fields)}
        </p>
      )}
      <div className="row">
        <ButtonLink
          kind="sun"
          icon="search"
          to={paths.search({ origin_country_codes: [route.from], destination_country_codes: route.to })}
        >
          {data === undefined || data.isWider ? t('home.find') : t('home.see_mentors', { count: data.total })}
        </ButtonLink>
        <ButtonLink kind="line" to={paths.myProspectProfile({ edit: true })}>
          {t('home.change_route')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The two fields, for a reader whose route isn't known. */
function Question() {
  const t = useT();
  return (
    <div className="own-question">
      <h1>{t('home.headline')}</h1>
      <Finder />
    </div>
  );
}

function NextSession({ booking }: { booking: ReturnType<typeof useNextSession>['data'] }) {
  const t = useT();
  const { format, zone, locale, now } = useViewer();
  if (!booking) {
    return (
      <section className="own-ticket-none" aria-label={t('home.next_session')}>
        {booking === null && <p>{t('home.next_session_none')}</p>}
        <Link className="link strong" to={paths.bookings()}>
          {t('home.next_session_all')}
        </Link>
      </section>
    );
  }
  const { event_type: service, start } = booking;
  const other = otherSide(booking);
  const there = other.time_zone;
  const wait_s = (Date.parse(start) - now) / 1000;
  return (
    <section className="own-ticket" aria-label={t('home.next_session')}>
      <Ticket
        label={t('bookings.ticket')}
        head={
          <div>
            <h2 className="card-title">{t('home.next_session')}</h2>
            <p className="small muted">
              {t.list([format.moment(start), ...(wait_s > 0 ? [waitWords(wait_s, locale)] : [])])}
            </p>
          </div>
        }
        state={<Status tone="good">{t('home.ticket_state')}</Status>}
        clocks={
          <TwoClocks
            mine={{
              time: format.time(start),
              caption: t('bookings.clock_you', { city: format.city(zone), day: format.day(start) }),
            }}
            theirs={{
              time: format.time(start, there),
              caption: t('bookings.clock_other', {
                name: other.first_name,
                city: format.city(there),
                day: format.day(start, there),
              }),
            }}
          />
        }
      >
        <Link className="link strong" to={paths.booking(booking.id)}>
          {t('home.next_session_with', { service: service.title, name: other.name })}
        </Link>
        {viewing() === null && <JoinLink booking={booking} />}
      </Ticket>
    </section>
  );
}

/** Mentors of the reader's route; without a route, those who are available first. */
function OwnMentors({ route }: { route: OwnRoute | null }) {
  const t = useT();
  const { data, error, refetch } = useOwnMentors(route);
  if (data !== undefined && data.mentors.length === 0) {
    return null;
  }
  const isOwn = route !== null && data?.isWider !== true;
  return (
    <section className="own-mentors" aria-labelledby="own-mentors">
      <header className="own-title">
        <h2 id="own-mentors">
          {t(isOwn ? 'home.own_mentors' : route === null ? 'home.mentors_title' : 'home.near_mentors')}
        </h2>
        <Link
          className="link small strong"
          to={
            route === null
              ? paths.search({ sort_by: 'next_available' })
              : paths.search({
                  ...(isOwn && { origin_country_codes: [route.from] }),
                  destination_country_codes: route.to,
                })
          }
        >
          {t('home.mentors_all')}
        </Link>
      </header>
      {error !== null && data === undefined ? (
        <FailureCard error={error} onRetry={refetch} />
      ) : (
        <ul className="mentor-six" aria-busy={data === undefined}>
          {data === undefined
            ? [0, 1, 2].map((place) => <li key={place} className="card mentor-six-room" aria-hidden="true" />)
            : data.mentors.map((mentor) => (
                <li key={mentor.slug}>
                  <MentorTile mentor={mentor} isCard />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

const SEARCHES_SHOWN = 4;

/** The reader's saved searches, those with new mentors first; nothing without any. */
function SavedSearches({ user }: { user: SessionUser }) {
  const t = useT();
  const { data = [] } = useSavedSearches(user.id);
  if (data.length === 0) {
    return null;
  }
  const shown = data.toSorted((one, other) => other.new_count - one.new_count).slice(0, SEARCHES_SHOWN);
  return (
    <section className="own-searches" aria-labelledby="own-searches">
      <header className="own-title">
        <h2 id="own-searches">{t('saved.title')}</h2>
        <Link className="link small strong" to={paths.savedSearches()}>
          {t('home.mentors_all')}
        </Link>
      </header>
      <ul>
        {shown.map((search) => (
          <li key={search.id} className="card">
            <Link to={paths.search(toAddress(toFilters(search)))}>
              <bdi>{search.name}</bdi>
              {search.new_count > 0 && <Tag tone="pine">{t('saved.new', { count: search.new_count })}</Tag>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

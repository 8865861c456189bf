import { Suspense } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { BookingBox } from './booking-box.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { useWasOwn } from './own-slug-hint.ts';
import { ProfileContent } from './profile-content.tsx';
import { cheapest } from './services.ts';
import { useEditing } from './use-editing.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useOwnView } from './use-own-view.ts';

/** The public profile: the mentor, and their services. */
export function ProfilePage({ loaded }: { loaded: PublicProfile }) {
  const { own, isKnown } = useOwnProfile(loaded.slug);
  const wasOwn = useWasOwn(loaded.slug);
  const editing = useEditing();
  const view = useOwnView(own, editing.wasOn);
  return (
    <ProfileContent
      mentor={view ?? loaded.mentor}
      own={own}
      isAwaited={wasOwn && !isKnown}
      editing={editing}
      aside={<BookingBox loaded={loaded} isOwn={own !== null} />}
      reviews={<ReviewsOf loaded={loaded} />}
    >
      <SameRoute loaded={loaded} />
      {own === null && <ReportMentor loaded={loaded} />}
      {/* It would cover the fields, and mentors can't book themselves. */}
      {!editing.isOn && <BookingBar loaded={loaded} />}
    </ProfileContent>
  );
}

/** The reviews of students; profiles without reviews fetch none of this code. */
const ProfileReviews = laterPart(() => import('../mentor-reviews/profile-reviews.tsx'));

function ReviewsOf({ loaded: { mentor, reviews } }: { loaded: PublicProfile }) {
  return (
    reviews !== null && (
      <Suspense>
        <ProfileReviews slug={mentor.slug} name={mentor.first_name} first={reviews} />
      </Suspense>
    )
  );
}

/** Reports the profile, or one of its services. */
function ReportMentor({ loaded: { mentor, services } }: { loaded: PublicProfile }) {
  return (
    <div className="wrap unprinted">
      <ReportButton of={{ type: 'mentor_profile', id: mentor.id, name: mentor.first_name }} services={services} />
    </div>
  );
}

/** Other mentors of the same route. */
function SameRoute({ loaded: { mentor, route_slug } }: { loaded: PublicProfile }) {
  const t = useT();
  return (
    mentor.route &&
    route_slug && (
      <p className="wrap profile-same-route">
        <Link className="link" to={paths.countryRoute(route_slug)}>
          {t('routes.more_mentors', { from: mentor.route.from, to: mentor.route.to })}
        </Link>
      </p>
    )
  );
}

/** On a phone, the link to the times at the foot of the page. */
function BookingBar({ loaded }: { loaded: PublicProfile }) {
  const t = useT();
  const format = useFormat();
  const { services, times, mentor } = loaded;
  const { rates } = useViewer();
  const low = cheapest(services, rates);
  if (low === null) {
    return null;
  }
  const next = times.starts[0] ?? times.next;
  const price = format.price(low.price, low.currency);
  const isOnly = services.length === 1;
  return (
    <div className="booking-bar unprinted" data-foot-bar>
      <div>
        <div className="strong">
          {low.price && !isOnly
            ? t('profile.price_from', { price })
            : t('profile.price_of', { price, title: low.title })}{' '}
          <ApproximatePrice price={low.price} currency={low.currency} />
        </div>
        <div className="tiny muted">
          {next === null ? t('profile.no_times') : t('profile.next', { moment: format.moment(next) })}
        </div>
      </div>
      <ButtonLink to={paths.availability(mentor.slug)}>{t('profile.all_times')}</ButtonLink>
    </div>
  );
}

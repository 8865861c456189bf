import { Suspense, useMemo } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingBox } from './booking-box.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { useWasOwn } from './own-slug-hint.ts';
import { ProfileContent } from './profile-content.tsx';
import { SimilarMentors } from './similar-mentors.tsx';
import { useEditing } from './use-editing.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useOwnView } from './use-own-view.ts';

/** The public profile: the mentor, and their services. */
export function ProfilePage({ loaded }: { loaded: PublicProfile }) {
  const { own, isKnown } = useOwnProfile(loaded.slug);
  const wasOwn = useWasOwn(loaded.slug);
  const editing = useEditing();
  const view = useOwnView(own, editing.wasOn);
  const isOwn = own !== null;
  // One element, because React shows the placeholder if the server's reviews are rendered again before their code is there.
  const reviews = useMemo(() => <ReviewsOf loaded={loaded} isOwn={isOwn} />, [loaded, isOwn]);
  return (
    <ProfileContent
      mentor={view ?? loaded.mentor}
      own={own}
      isAwaited={wasOwn && !isKnown}
      editing={editing}
      aside={<BookingBox loaded={loaded} isOwn={isOwn} />}
      reviews={reviews}
      end={
        <>
          {!isOwn && <SimilarMentors loaded={loaded} />}
          {!isOwn && <ReportMentor loaded={loaded} />}
        </>
      }
    >
      {/* It would cover the fields, and mentors can't book themselves. */}
      {!editing.isOn && <BookingBar loaded={loaded} isOwn={isOwn} />}
    </ProfileContent>
  );
}

/** The reviews of students; profiles without reviews fetch none of this code. */
const ProfileReviews = laterPart(() => import('../mentor-reviews/profile-reviews.tsx'));

function ReviewsOf({ loaded: { mentor, reviews }, isOwn }: { loaded: PublicProfile; isOwn: boolean }) {
  const t = useT();
  return (
    reviews !== null && (
      <Suspense
        fallback={
          <section className="profile-reviews-waiting" aria-busy="true">
            <h2>{t('reviews.of_mentor', { count: reviews.summary.review_count })}</h2>
          </section>
        }
      >
        <ProfileReviews slug={mentor.slug} name={mentor.first_name} first={reviews} isOwn={isOwn} />
      </Suspense>
    )
  );
}

/** Reports the profile, or one of its services. */
function ReportMentor({ loaded: { mentor, services } }: { loaded: PublicProfile }) {
  return (
    <div className="unprinted">
      <ReportButton of={{ type: 'mentor_profile', id: mentor.id, name: mentor.first_name }} services={services} />
    </div>
  );
}

import ProfileReviews from '../mentor-reviews/profile-reviews.tsx';
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
  const { reviews } = loaded;
  return (
    <ProfileContent
      mentor={view ?? loaded.mentor}
      own={own}
      isAwaited={wasOwn && !isKnown}
      editing={editing}
      aside={<BookingBox loaded={loaded} isOwn={isOwn} />}
      // Loaded with the page: they are in its middle, and what is below must not move.
      reviews={
        reviews && (
          <ProfileReviews slug={loaded.mentor.slug} name={loaded.mentor.first_name} first={reviews} isOwn={isOwn} />
        )
      }
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

/** Reports the profile, or one of its services. */
function ReportMentor({ loaded: { mentor, services } }: { loaded: PublicProfile }) {
  return (
    <div className="unprinted">
      <ReportButton of={{ type: 'mentor_profile', id: mentor.id, name: mentor.first_name }} services={services} />
    </div>
  );
}

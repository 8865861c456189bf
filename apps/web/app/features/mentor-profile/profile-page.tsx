import { BookingBar } from './booking-bar.tsx';
import { BookingBox } from './booking-box.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { OwnerTools } from './owner-tools.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileStory } from './profile-story.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** The public profile: who the mentor is, and what can be booked. */
export function ProfilePage({ loaded }: { loaded: PublicProfile }) {
  const { own } = useOwnProfile(loaded.slug);
  const mentor = own ?? loaded.mentor;
  return (
    <main id="main" tabIndex={-1} className="profile">
      {own && <OwnerTools mentor={own} />}
      <ProfileHead mentor={mentor} />
      <div className="wrap profile-layout">
        <ProfileStory mentor={mentor} />
        <BookingBox loaded={loaded} />
      </div>
      <BookingBar loaded={loaded} />
    </main>
  );
}

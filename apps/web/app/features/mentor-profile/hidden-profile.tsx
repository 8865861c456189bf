import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { OwnerTools } from './owner-tools.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileStory } from './profile-story.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** A profile that nobody finds. Its owner, who may have paused it, sees it and can put it back. */
export function HiddenProfile({ slug }: { slug: string }) {
  const t = useT();
  const { status } = useSession();
  const { own, isKnown } = useOwnProfile(slug);
  if (own === null && !isKnown && status !== 'signed_out') {
    return (
      <>
        <PageTitle name={t('layout.mentor_profile')} />
        <ProfileWaiting />
      </>
    );
  }
  if (own === null) {
    return <NotFound title={t('profile.not_found')} />;
  }
  return (
    <main id="main" tabIndex={-1} className="profile">
      <PageTitle name={own.name} />
      <OwnerTools mentor={own} />
      <ProfileHead mentor={own} />
      <div className="wrap profile-layout">
        <ProfileStory mentor={own} />
      </div>
    </main>
  );
}

/** The server could name nobody. */
function PageTitle({ name }: { name: string }) {
  const t = useT();
  return <title>{t('layout.title', { page: name })}</title>;
}

import { Navigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { ProfileContent } from './profile-content.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { useEditing } from './use-editing.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useOwnView } from './use-own-view.ts';

/**
 * A profile that search doesn't show. Its owner, who may have paused it, sees it and can edit and publish it again; others read that
 * it takes no bookings now.
 */
export function HiddenProfile({ slug, isPaused }: { slug: string; isPaused: boolean }) {
  const t = useT();
  const { status } = useSession();
  const { own, isKnown } = useOwnProfile(slug);
  const editing = useEditing();
  const view = useOwnView(own, true);
  const isNobodys = own === null && (isKnown || status === 'signed_out');
  if (isNobodys) {
    return isPaused ? (
      <NotFound title={t('errors.profile_paused')} text={t('errors.profile_paused_text')} />
    ) : (
      <NotFound title={t('errors.profile_not_found')} />
    );
  }
  if (own !== null && own.slug !== slug) {
    return <Navigate replace to={paths.mentorProfile(own.slug)} />;
  }
  if (own === null || view === null) {
    return (
      <>
        <PageTitle name={t('layout.mentor_profile')} />
        <ProfileWaiting />
      </>
    );
  }
  return (
    <>
      <PageTitle name={view.name} />
      <ProfileContent mentor={view} own={own} editing={editing} />
    </>
  );
}

/** The server had no name to show. */
function PageTitle({ name }: { name: string }) {
  const t = useT();
  return <title>{t('layout.title', { page: name })}</title>;
}

import { fullName } from '@abroad/contract/full-name';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProspectView } from './prospect-view.tsx';
import { useProfileLabels } from './use-labels.ts';

/** A student profile as far as its owner lets this reader see it. The token decides, so it is fetched in the browser. */
export function PublicProspectProfile({ slug }: { slug: string }) {
  const t = useT();
  const locale = useLocale();
  const { search } = useLocation();
  const { status, user } = useSession();
  const profile = useQuery({
    queryKey: ['prospect-profile', slug, user?.id ?? null],
    enabled: status !== 'loading',
    // The owner may have changed the profile's visibility since.
    staleTime: 0,
    queryFn: ({ signal }) => api.getProspectProfileBySlug({ params: { slug }, signal }),
  });
  const labels = useProfileLabels(profile.data);

  if (isFailure(profile.error) && profile.error.code === 'PROFILE_NOT_FOUND') {
    return <HiddenProspect title={t('errors.profile_not_found')} isSignedOut={status === 'signed_out'} />;
  }
  if (isFailure(profile.error) && profile.error.code === 'INVALID_SLUG') {
    return <NotFound title={t('errors.invalid_slug')} />;
  }
  if (profile.data && profile.data.slug !== slug) {
    return <Navigate replace to={`${paths.prospectProfile(profile.data.slug)}${search}`} />;
  }
  const error = profile.error ?? labels.error;
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow form-page">
      {error && (
        <FailureCard
          level={1}
          error={error}
          about={t('profile.failed')}
          onRetry={() => void (profile.error ? profile : labels).refetch()}
        />
      )}
      {!error && !labels.data && <FormSkeleton label={t('prospects.loading')} title={t('layout.prospect_profile')} />}
      {profile.data && labels.data && (
        <>
          <title>
            {t('layout.title', {
              page: t('prospects.page', { name: fullName(profile.data, locale) }),
            })}
          </title>
          {profile.data.is_own_profile && <OwnNotice />}
          <ProspectView profile={profile.data} labels={labels.data} />
          {!profile.data.is_own_profile && (
            <ReportButton of={{ type: 'prospect_profile', id: profile.data.id, name: profile.data.first_name }} />
          )}
        </>
      )}
    </main>
  );
}

function OwnNotice() {
  const t = useT();
  return (
    <Banner
      action={
        <ButtonLink kind="line" size="small" icon="edit" to={paths.myProspectProfile({ edit: true })}>
          {t('prospects.edit')}
        </ButtonLink>
      }
    >
      {t('prospects.own')}
    </Banner>
  );
}

interface HiddenProspectProperties {
  title: string;
  isSignedOut: boolean;
}

/** A profile that this reader doesn't see, in the same words as for one that doesn't exist, with possible remedies. */
function HiddenProspect({ title, isSignedOut }: HiddenProspectProperties) {
  const t = useT();
  const place = useLocation();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <title>{t('layout.title', { page: title })}</title>
      <h1>{title}</h1>
      <p className="muted">{t(isSignedOut ? 'prospects.hidden_signed_out' : 'prospects.hidden')}</p>
      <div className="row">
        {isSignedOut ? (
          <ButtonLink to={paths.signIn(`${place.pathname}${place.search}`)}>{t('prospects.hidden_sign_in')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.bookings()}>{t('prospects.hidden_bookings')}</ButtonLink>
        )}
        <ButtonLink kind="line" to={paths.home()}>
          {t('errors.to_home')}
        </ButtonLink>
      </div>
    </main>
  );
}

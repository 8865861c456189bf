import type { ProspectProfile } from '@abroad/contract/profiles';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/types.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { forgetDrafts, hasDrafts } from '../forms/draft-names.ts';
import { LeaveDialog } from '../forms/leave-dialog.tsx';
import { EducationEditor, ExperienceEditor } from '../history-editor/history-editors.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProspectEditForm } from './prospect-edit-form.tsx';
import { ProspectView } from './prospect-view.tsx';
import { visibilityKeys } from './stages.ts';
import { useProfileLabels } from './use-labels.ts';
import { useOwnProspect } from './use-own-prospect.ts';

interface Properties {
  user: SessionUser;
  degrees: readonly Degree[];
}

/** The prefix of the draft keys of the profile's forms. */
const drafts = 'prospect-';

/** One's own student profile, to look at and to change. */
export function MyProspectProfile(properties: Properties) {
  const { id } = properties.user;
  return (
    <>
      <OwnProfile {...properties} />
      <LeaveDialog isDirty={() => hasDrafts(drafts, id)} onDiscard={() => forgetDrafts(drafts, id)} />
    </>
  );
}

function OwnProfile({ user, degrees }: Properties) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const profile = useOwnProspect(user);
  const labels = useProfileLabels(profile.data);

  if (isFailure(profile.error) && profile.error.code === 'PROFILE_NOT_FOUND') {
    return (
      <EmptyState
        title={t('prospects.none_title')}
        action={<ButtonLink to={paths.prospectOnboarding()}>{t('prospects.none_action')}</ButtonLink>}
      >
        {t('prospects.none_text')}
      </EmptyState>
    );
  }
  const error = profile.error ?? labels.error;
  if (error) {
    return <FailureCard level={1} error={error} onRetry={() => void (profile.error ? profile : labels).refetch()} />;
  }
  if (!profile.data || !labels.data) {
    return <FormSkeleton label={t('prospects.loading')} title={t('prospects.mine_title')} />;
  }
  if (search.has('edit')) {
    return (
      <>
        <h1>{t('prospects.mine_title')}</h1>
        <ProspectEditForm
          userId={user.id}
          profile={profile.data}
          labels={labels.data}
          degrees={degrees}
          onDone={() => void navigate(paths.myProspectProfile(), { replace: true })}
        />
      </>
    );
  }
  const { slug, visibility } = profile.data;
  return (
    <ProspectView
      profile={profile.data}
      labels={labels.data}
      history={
        <OwnHistory profile={profile.data} userId={user.id} onChanged={async () => (await profile.refetch()).data} />
      }
      actions={
        <>
          <p className="small">
            <strong>{t('prospects.seen_by', { who: t(visibilityKeys[visibility].title) })}</strong>
            <br />
            {t(visibilityKeys[visibility].detail)}
          </p>
          <div className="row">
            <ButtonLink icon="edit" to={paths.myProspectProfile({ edit: true })}>
              {t('prospects.edit')}
            </ButtonLink>
            <Link className="link" to={paths.prospectProfile(slug)}>
              {t('prospects.public_view')}
            </Link>
          </div>
        </>
      }
    />
  );
}

interface OwnHistoryProperties {
  profile: ProspectProfile;
  userId: string;
  onChanged: () => Promise<ProspectProfile | undefined>;
}

/** One's own studies and jobs, to be added, changed and deleted in place. */
function OwnHistory({ profile, userId, onChanged }: OwnHistoryProperties) {
  const t = useT();
  const history = { owner: 'prospect', userId, origin: profile.origin_country_code, onChanged } as const;
  return (
    <>
      <Card className="form-section">
        <h2>{t('prospects.education')}</h2>
        <EducationEditor {...history} entries={profile.educations} />
      </Card>
      <Card className="form-section">
        <h2>{t('prospects.experience')}</h2>
        <ExperienceEditor {...history} entries={profile.experiences} />
      </Card>
    </>
  );
}

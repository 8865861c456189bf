import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/types.ts';
import { useRecord } from '../../session/use-record.ts';
import { useResources } from '../../session/use-resources.ts';
import { MissingEmail } from '../account/missing-email.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { AlreadyThere } from './already-there.tsx';
import { MentorWizard } from './mentor-wizard.tsx';
import type { OnboardingLists } from './onboarding-lists.ts';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';

interface Properties extends OnboardingLists {
  user: SessionUser;
  terms: { version: string; html: string; language: string };
}

/** Onboarding for the signed-in person; who is a mentor already is led to the profile. */
export function MentorOnboarding({ user, ...page }: Properties) {
  const t = useT();
  const record = useRecord();
  const resources = useResources();
  if (resources.data?.has_mentor_profile) {
    return (
      <AlreadyThere
        title={t('onboarding.already_title')}
        text={t('onboarding.already_text')}
        action={t('onboarding.to_profile')}
        to={paths.myProfile()}
      />
    );
  }
  if (record.data && resources.data) {
    return (
      <>
        <MissingEmail record={record.data} />
        <MentorWizard key={user.id} userId={user.id} record={record.data} {...page} />
      </>
    );
  }
  const error = record.error ?? resources.error;
  if (error) {
    return (
      <FailureCard
        error={error}
        onRetry={() => {
          void record.refetch();
          void resources.refetch();
        }}
      />
    );
  }
  return <OnboardingSkeleton label={t('onboarding.loading')} />;
}

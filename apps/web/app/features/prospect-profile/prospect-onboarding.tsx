import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import type { SessionUser } from '../../session/types.ts';
import { useRecord } from '../../session/use-record.ts';
import { useResources } from '../../session/use-resources.ts';
import { MissingEmail } from '../account/missing-email.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { AlreadyThere } from '../onboarding/already-there.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProspectSignUpForm } from './prospect-sign-up-form.tsx';

interface Properties {
  user: SessionUser;
  terms: { version: string };
  degrees: readonly Degree[];
}

/** The form for the signed-in person; who has a student profile already is led on. */
export function ProspectOnboarding({ user, terms, degrees }: Properties) {
  const t = useT();
  const [search] = useSearchParams();
  const record = useRecord();
  const resources = useResources();
  if (resources.data?.has_prospect_profile) {
    const wanted = search.get('redirect_url');
    return (
      <AlreadyThere
        title={t('prospects.already_title')}
        text={t('prospects.already_text')}
        action={t(wanted === null ? 'prospects.to_profile' : 'prospects.go_on')}
        to={safeRedirect(wanted, paths.myProspectProfile())}
      />
    );
  }
  if (record.data && resources.data) {
    return (
      <>
        <MissingEmail record={record.data} />
        <ProspectSignUpForm key={user.id} userId={user.id} record={record.data} terms={terms} degrees={degrees} />
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
  return <FormSkeleton label={t('onboarding.loading')} />;
}

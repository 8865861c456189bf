import type { AuthenticatedUser } from '@abroad/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/types.ts';
import { useResources } from '../../session/use-resources.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepsProgress } from '../../ui/steps-progress.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { accountDraft } from './account-draft.ts';
import { OnboardingGate } from './onboarding-gate.tsx';
import type { MentorDraft } from './mentor-draft.ts';
import { mentorSteps, stepBefore, stepTitle, type MentorStep, type OnboardingLists } from './mentor-steps.ts';
import { OnboardingSkeleton } from './onboarding-skeleton.tsx';
import { TermsStep } from './terms-step.tsx';
import { useMentorForm } from './use-mentor-form.ts';

interface Properties extends OnboardingLists {
  user: SessionUser;
  terms: { version: string; html: string; language: string };
}

/** Onboarding for the signed-in person; mentors get a link to their profile. */
export function MentorOnboarding({ user, ...page }: Properties) {
  const t = useT();
  const { data } = useResources();
  const draft = useQuery({ ...accountDraft(user.id), enabled: data?.has_mentor_profile === false });
  return (
    <OnboardingGate
      profile="mentor"
      already={{
        title: t('onboarding.already_title'),
        text: t('onboarding.already_text'),
        action: t('onboarding.to_profile'),
        to: paths.myProfile(),
      }}
      isWaiting={draft.isPending}
      skeleton={<OnboardingSkeleton label={t('onboarding.loading')} />}
    >
      {(record) => <MentorWizard key={user.id} userId={user.id} record={record} inAccount={draft.data} {...page} />}
    </OnboardingGate>
  );
}

const loadProfileStep = () => import('./profile-step.tsx');
/** The later steps have pickers, which aren't needed while the user reads the terms. */
const ProfileStep = laterPart(loadProfileStep);

interface MentorWizardProperties extends OnboardingLists {
  userId: string;
  record: AuthenticatedUser;
  inAccount: Parameters<typeof useMentorForm>[0]['inAccount'];
  terms: { version: string; html: string; language: string };
}

/** Becoming a mentor, step by step. */
function MentorWizard({ userId, record, inAccount, terms, degrees, topics }: MentorWizardProperties) {
  const formId = useId();
  const accepted = record.mentor_terms_version === terms.version;
  const subject = { userId, record, accepted, inAccount, formId };
  const { form, draft, step, resumed, error, goTo, goOn, submit } = useMentorForm(subject);
  const accept = useAcceptTerms(userId, record, terms.version);
  const { first_name, last_name } = form.getValues();
  const mistakes = form.formState.errors;

  return (
    <div className="onboarding">
      <OnboardingProgress step={step} />
      <Card className="onboarding-card" id={formId}>
        <FormProvider {...form}>
          <DraftKeeper step={step} keep={draft.keep} />
          {step === 'terms' ? (
            <TermsStep
              names={{ first_name, last_name }}
              terms={terms}
              accepted={accepted}
              refused={{ first_name: mistakes.first_name?.message, last_name: mistakes.last_name?.message }}
              failed={error}
              onNames={(names) => {
                form.clearErrors(['first_name', 'last_name']);
                form.setValue('first_name', names.first_name);
                form.setValue('last_name', names.last_name);
              }}
              onSave={async (names) => {
                void loadProfileStep().catch(() => undefined);
                await accept(names);
                await goTo(resumed);
              }}
            />
          ) : (
            <Suspense fallback={<Skeleton shape="block" />}>
              <ProfileStep
                key={step}
                step={step}
                degrees={degrees}
                topics={topics}
                error={error}
                keptIn={draft.keptIn}
                onBack={() => void goTo(stepBefore(step))}
                onContinue={() => void (step === 'review' ? submit() : goOn())}
              />
            </Suspense>
          )}
        </FormProvider>
      </Card>
    </div>
  );
}

interface DraftKeeperProperties {
  step: MentorStep;
  keep: (draft: { step: MentorStep; values: MentorDraft }) => void;
}

/** Keeps every change of the form. It is a separate component, so that typing renders nothing else again. */
function DraftKeeper({ step, keep }: DraftKeeperProperties) {
  const { control } = useFormContext<MentorDraft>();
  // Every field has a value from the beginning, so nothing is missing here.
  const values = useWatch({ control }) as MentorDraft;
  useEffect(() => keep({ step, values }), [values, step, keep]);
  return null;
}

/** The mentor's position in the form: the whole list beside the form, a line of words and dots above it on a phone. */
function OnboardingProgress({ step }: { step: MentorStep }) {
  const t = useT();
  const current = mentorSteps.indexOf(step);
  return (
    <div className="onboarding-progress">
      <p className="onboarding-count">{t('onboarding.step_of', { step: current + 1, count: mentorSteps.length })}</p>
      <StepsProgress
        label={t('onboarding.steps')}
        steps={mentorSteps.map((one) => t(stepTitle[one]))}
        current={current}
        hrefOf={(index) => paths.mentorOnboarding({ step: mentorSteps[index] ?? 'terms' })}
      />
    </div>
  );
}

interface Names {
  first_name: string;
  last_name: string;
}

/** Saves changed names, and that the mentor terms were accepted. Throws the API's refusals. */
function useAcceptTerms(userId: string, record: AuthenticatedUser, version: string) {
  const queries = useQueryClient();
  const remember = (changed: AuthenticatedUser) => queries.setQueryData(['record', userId], changed);

  return async ({ first_name, last_name }: Names): Promise<void> => {
    if (first_name !== record.first_name || last_name !== record.last_name) {
      remember(await api.patchAuthenticatedUser({ body: { first_name, last_name } }));
    }
    if (record.mentor_terms_version !== version) {
      remember(await api.acceptTerms({ params: { id: record.id }, body: { terms: 'mentor', version } }));
    }
  };
}

import type { AuthenticatedUser } from '@abroad/contract/identity';
import { Suspense, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { stepBefore } from './mentor-steps.ts';
import type { OnboardingLists } from './onboarding-lists.ts';
import { OnboardingProgress } from './onboarding-progress.tsx';
import { TermsStep } from './terms-step.tsx';
import { useAcceptTerms } from './use-accept-terms.ts';
import { useMentorForm } from './use-mentor-form.ts';

const loadProfileStep = () => import('./profile-step.tsx');
/** The later steps bring pickers, which nobody needs who still reads the terms. */
const ProfileStep = laterPart(loadProfileStep);

interface Properties extends OnboardingLists {
  userId: string;
  record: AuthenticatedUser;
  terms: { version: string; html: string; language: string };
}

/** Becoming a mentor, step by step. */
export function MentorWizard({ userId, record, terms, degrees, topics }: Properties) {
  const formId = useId();
  const accepted = record.mentor_terms_version === terms.version;
  const { form, draft, step, resumed, error, goTo, goOn, submit } = useMentorForm({ userId, record, accepted, formId });
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
              onNames={(names) => {
                form.clearErrors(['first_name', 'last_name']);
                form.setValue('first_name', names.first_name);
                form.setValue('last_name', names.last_name);
              }}
              onSave={async (names) => {
                void loadProfileStep();
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
                isKept={draft.isKept}
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

import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormMistakes } from '../errors/form-mistakes.tsx';
import { TopicFields } from '../mentor-fields/topic-fields.tsx';
import { AboutStep } from './about-step.tsx';
import type { MentorDraft } from './mentor-draft.ts';
import type { MentorStep } from './mentor-steps.ts';
import type { OnboardingLists } from './onboarding-lists.ts';
import { ReviewStep } from './review-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { stepTitle } from './step-words.ts';
import { StudiesStep } from './studies-step.tsx';
import { WorkStep } from './work-step.tsx';

type Step = Exclude<MentorStep, 'terms'>;

const ledes: Partial<Record<Step, MessageKey>> = {
  studies: 'onboarding.studies_lede',
  work: 'onboarding.work_lede',
  help: 'onboarding.help_lede',
  review: 'onboarding.review_lede',
};

interface Properties extends OnboardingLists {
  step: Step;
  /** Why publishing failed, or null. */
  error: unknown;
  isKept: boolean;
  onBack: () => void;
  onContinue: () => void;
}

/** A step after the terms: its fields, and the button that goes on or publishes. */
export default function ProfileStep({ step, degrees, topics, error, isKept, onBack, onContinue }: Properties) {
  const t = useT();
  const { formState } = useFormContext<MentorDraft>();
  const lede = ledes[step];
  return (
    <StepFrame
      title={t(step === 'review' ? 'onboarding.review_title' : stepTitle[step])}
      {...(lede === undefined ? {} : { lede: t(lede) })}
      onBack={onBack}
      onSubmit={onContinue}
      action={<StepAction step={step} />}
    >
      <FailureMessage variant="banner" error={error} />
      {step === 'studies' && <StudiesStep degrees={degrees} />}
      {step === 'work' && <WorkStep />}
      {step === 'help' && <TopicFields topics={topics} />}
      {step === 'about' && <AboutStep />}
      {step === 'review' && <ReviewStep degrees={degrees} topics={topics} />}
      <FormMistakes show={Object.keys(formState.errors).length > 0} />
      <p className="muted small">{t(isKept ? 'forms.kept' : 'forms.not_kept')}</p>
    </StepFrame>
  );
}

function StepAction({ step }: { step: Step }) {
  const t = useT();
  const { control, formState } = useFormContext<MentorDraft>();
  const jobs = useWatch({ control, name: 'experiences' });
  if (step === 'review') {
    return (
      <Button type="submit" loading={formState.isSubmitting && t('onboarding.publishing')}>
        {t('onboarding.publish')}
      </Button>
    );
  }
  const skips = step === 'work' && jobs.length === 0;
  return <Button type="submit">{t(skips ? 'onboarding.skip_work' : 'onboarding.continue')}</Button>;
}

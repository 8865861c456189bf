import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { StepsProgress } from '../../ui/steps-progress.tsx';
import { mentorSteps, type MentorStep } from './mentor-steps.ts';
import { stepTitle } from './step-words.ts';

/** Where one stands: the whole list beside the form, a line of words and dots above it on a phone. */
export function OnboardingProgress({ step }: { step: MentorStep }) {
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

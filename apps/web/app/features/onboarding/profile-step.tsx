import { fullName } from '@abroad/contract/full-name';
import { useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLocale, useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormMistakes } from '../errors/form-mistakes.tsx';
import { degreeOptions, type Degree } from '../forms/degree-options.ts';
import { emptyEducation } from '../history-editor/education-draft.ts';
import { focusNewEntry } from '../history-editor/entry.tsx';
import { emptyExperience } from '../history-editor/experience-draft.ts';
import { JobFields } from '../history-editor/job-fields.tsx';
import { StudyFields } from '../history-editor/study-fields.tsx';
import { LanguagesField, MentorCountryField, MentorZoneField } from '../mentor-fields/place-fields.tsx';
import { AboutField, AspirationsField, HeadlineField, MotivationField } from '../mentor-fields/text-fields.tsx';
import { TopicFields } from '../mentor-fields/topic-fields.tsx';
import { TradingFields } from '../trading/trading-fields.tsx';
import type { KeptIn } from './account-draft.ts';
import type { MentorDraft } from './mentor-draft.ts';
import { stepTitle, type MentorStep, type OnboardingLists } from './mentor-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { StepFrame } from './step-frame.tsx';

type Step = Exclude<MentorStep, 'terms'>;

const ledes: Partial<Record<Step, MessageKey>> = {
  studies: 'onboarding.studies_lede',
  work: 'onboarding.work_lede',
  help: 'onboarding.help_lede',
  review: 'onboarding.review_lede',
};

const KEPT_WORDS = {
  account: 'onboarding.kept',
  browser: 'forms.kept',
  nowhere: 'forms.not_kept',
} as const satisfies Record<string, MessageKey>;

interface Properties extends OnboardingLists {
  step: Step;
  /** Why publishing failed, or null. */
  error: unknown;
  keptIn: KeptIn;
  onBack: () => void;
  onContinue: () => void;
}

/** A step after the terms: its fields, and the button to continue or publish. */
export default function ProfileStep({ step, degrees, topics, error, keptIn, onBack, onContinue }: Properties) {
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
      {step === 'studies' && <StudiesStep degrees={degrees} />}
      {step === 'work' && <WorkStep />}
      {step === 'help' && <TopicFields topics={topics} />}
      {step === 'about' && <AboutStep />}
      {step === 'review' && <ReviewStep degrees={degrees} topics={topics} />}
      <FormMistakes show={Object.keys(formState.errors).length > 0} />
      <FailureMessage variant="banner" error={error} />
      <p className="muted small">{t(KEPT_WORDS[keptIn ?? 'nowhere'])}</p>
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

/** The mentor's texts for students, and the mentor's time zone. */
function AboutStep() {
  const t = useT();
  const { register, formState, getValues } = useFormContext<MentorDraft>();
  const name = fullName(getValues(), useLocale());
  return (
    <>
      <AvatarField name={name} />
      <HeadlineField />
      <MotivationField />
      <AboutField />
      <AspirationsField />
      <LanguagesField />
      <div className="field-pair">
        <MentorCountryField name="current_country_code" />
        <MentorZoneField hint={t('onboarding.zone_hint')} />
      </div>
      <TextField
        {...register('meeting_link')}
        type="url"
        inputMode="url"
        label={t('onboarding.link')}
        hint={t('onboarding.link_hint')}
        placeholder="https://meet.google.com/abc-defg-hij"
        error={formState.errors.meeting_link?.message}
      />
      <TradingFields />
    </>
  );
}

/** A mentor's origin and studies: their route. */
function StudiesStep({ degrees }: { degrees: readonly Degree[] }) {
  const t = useT();
  const { control, formState } = useFormContext<MentorDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'educations' });
  const options = useMemo(() => degreeOptions(degrees, t), [degrees, t]);
  const { educations } = formState.errors;
  const listError = educations?.root?.message ?? educations?.message;
  const none = fields.length === 0;

  return (
    <>
      <MentorCountryField name="origin_country_code" />
      {fields.map((field, index) => (
        <StudyFields key={field.id} index={index} degrees={options} onRemove={() => remove(index)} />
      ))}
      {listError && (
        <div tabIndex={-1} data-list-error>
          <FieldError>{listError}</FieldError>
        </div>
      )}
      <div>
        <Button
          kind="line"
          icon="plus"
          data-add-entry
          onClick={({ currentTarget: { form } }) => {
            append(emptyEducation, { shouldFocus: false });
            focusNewEntry(form);
          }}
        >
          {t(none ? 'onboarding.add_first_study' : 'onboarding.add_study')}
        </Button>
      </div>
    </>
  );
}

/** Jobs and internships, for those who want to name them. */
function WorkStep() {
  const t = useT();
  const { control } = useFormContext<MentorDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'experiences' });
  const none = fields.length === 0;
  return (
    <>
      {none && <p className="muted">{t('onboarding.no_work')}</p>}
      {fields.map((field, index) => (
        <JobFields key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <div>
        <Button kind="line" icon="plus" data-add-entry onClick={() => append(emptyExperience)}>
          {t(none ? 'onboarding.add_job' : 'onboarding.add_another_job')}
        </Button>
      </div>
    </>
  );
}

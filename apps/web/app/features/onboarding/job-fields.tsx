import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MonthField } from '../forms/month-field.tsx';
import type { MentorDraft } from './mentor-draft.ts';

/** One job. While it lasts it has no end to fill in. */
export function JobFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useT();
  const { control, register, formState } = useFormContext<MentorDraft>();
  const at = `experiences.${index}` as const;
  const lasts = useWatch({ control, name: `${at}.is_current` });
  const errors = formState.errors.experiences?.[index];
  return (
    <fieldset className="entry">
      <legend className="entry-title">{t('onboarding.job', { number: index + 1 })}</legend>
      <Button
        kind="quiet"
        size="small"
        icon="trash"
        className="entry-remove"
        aria-label={t('onboarding.remove_job', { number: index + 1 })}
        onClick={onRemove}
      >
        {t('forms.remove')}
      </Button>
      <div className="field-pair">
        <TextField
          {...register(`${at}.organisation`)}
          label={t('onboarding.organisation')}
          required
          autoComplete="organization"
          error={errors?.organisation?.message}
        />
        <TextField
          {...register(`${at}.title`)}
          label={t('onboarding.job_title')}
          autoComplete="organization-title"
          error={errors?.title?.message}
        />
        <MonthField
          {...register(`${at}.start_date`, { deps: [`${at}.end_date`] })}
          label={t('onboarding.start')}
          error={errors?.start_date?.message}
        />
        {!lasts && (
          <MonthField
            {...register(`${at}.end_date`)}
            label={t('onboarding.end')}
            placeholder="2021-08"
            error={errors?.end_date?.message}
          />
        )}
      </div>
      <Checkbox {...register(`${at}.is_current`, { deps: [`${at}.end_date`] })} label={t('onboarding.is_current')} />
    </fieldset>
  );
}

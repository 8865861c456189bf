import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { Entry } from './entry.tsx';
import type { HistoryDraft } from './history-draft.ts';
import { controlled } from '../forms/controlled.ts';

interface Properties {
  index: number;
  /** Left out for a single entry, which needs no number either. */
  onRemove?: (() => void) | undefined;
}

/** One job. A current one has no end to fill in. */
export function JobFields({ index, onRemove }: Properties) {
  const t = useT();
  const { control, register, formState } = useFormContext<HistoryDraft>();
  const at = `experiences.${index}` as const;
  const lasts = useWatch({ control, name: `${at}.is_current` });
  const errors = formState.errors.experiences?.[index];
  return (
    <Entry
      title={t('history.job', { number: index + 1 })}
      removeLabel={t('history.remove_job', { number: index + 1 })}
      onRemove={onRemove}
    >
      <div className="field-pair">
        <TextField
          {...register(`${at}.organisation`)}
          label={t('history.organisation')}
          required
          autoComplete="organization"
          error={errors?.organisation?.message}
        />
        <TextField
          {...register(`${at}.title`)}
          label={t('history.job_title')}
          autoComplete="organization-title"
          error={errors?.title?.message}
        />
        <MonthField
          {...register(`${at}.start_date`, { deps: [`${at}.end_date`] })}
          label={t('history.start')}
          error={errors?.start_date?.message}
        />
        {!lasts && (
          <MonthField
            {...register(`${at}.end_date`)}
            label={t('history.end')}
            placeholder="2021-08"
            error={errors?.end_date?.message}
          />
        )}
      </div>
      <div className="field-pair">
        <TextField
          {...register(`${at}.location`)}
          label={t('history.location')}
          placeholder={t('history.location_hint')}
          error={errors?.location?.message}
        />
        <Controller
          control={control}
          name={`${at}.country_code`}
          render={(one) => <CountryField label={t('history.country')} {...controlled(one)} />}
        />
      </div>
      <Checkbox {...register(`${at}.is_current`, { deps: [`${at}.end_date`] })} label={t('history.is_current')} />
    </Entry>
  );
}

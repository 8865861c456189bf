import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { DegreeListField } from '../forms/degree-list-field.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { CountryListField } from '../forms/list-fields.tsx';
import { intakeTerms, intakeYears, termKey } from './intake.ts';
import type { ProspectDraft } from './prospect-draft.ts';
import { stageKeys } from './stages.ts';

/** The fields of a student's plan: origin, destination, degree and date. */
export function PlanFields({ degrees }: { degrees: readonly Degree[] }) {
  const t = useT();
  const { control, register, formState } = useFormContext<ProspectDraft>();
  const { errors } = formState;
  return (
    <>
      <div className="field-pair">
        <Controller
          control={control}
          name="origin_country_code"
          render={({ field, fieldState }) => (
            <CountryField
              label={t('prospects.origin')}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="target_country_codes"
          render={({ field, fieldState }) => (
            <CountryListField
              label={t('prospects.targets')}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="target_degree_ids"
        render={({ field, fieldState }) => (
          <DegreeListField
            label={t('prospects.target_degree')}
            degrees={degrees}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <IntakeFields />
      <SelectField
        {...register('application_stage')}
        label={t('prospects.stage')}
        options={Object.entries(stageKeys).map(([value, key]) => ({ value, label: t(key) }))}
        error={errors.application_stage?.message}
      />
    </>
  );
}

function IntakeFields() {
  const t = useT();
  const { control, register, formState } = useFormContext<ProspectDraft>();
  const { errors } = formState;
  const [now] = useState(() => Date.now());
  const [year, term] = useWatch({ control, name: ['intake_year', 'intake_term'] });
  const terms = term === '' || termKey(term) ? [...intakeTerms] : [...intakeTerms, term];
  return (
    <div className="field-pair">
      <SelectField
        {...register('intake_year')}
        label={t('prospects.intake_year')}
        placeholder={t('forms.choose')}
        options={intakeYears(now, year).map((one) => ({ value: one, label: one }))}
        error={errors.intake_year?.message}
      />
      <SelectField
        {...register('intake_term')}
        label={t('prospects.intake_term')}
        placeholder={t('forms.choose')}
        options={terms.map((one) => {
          const key = termKey(one);
          return { value: one, label: key === null ? one : t(key) };
        })}
        error={errors.intake_term?.message}
      />
    </div>
  );
}

import { LIMITS } from '@abroad/contract/limits';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { controlled } from '../forms/controlled.ts';
import { CountedText } from '../forms/counted-text.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { DegreeListField } from '../forms/degree-list-field.tsx';
import type { Degree } from '../forms/degree-options.ts';
import { CountryListField, LanguageListField } from '../forms/list-fields.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
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
          render={(one) => <CountryField label={t('prospects.origin')} {...controlled(one)} />}
        />
        <Controller
          control={control}
          name="target_country_codes"
          render={(one) => <CountryListField label={t('prospects.targets')} {...controlled(one)} />}
        />
      </div>
      <Controller
        control={control}
        name="target_degree_ids"
        render={(one) => (
          <DegreeListField label={t('prospects.target_degree')} degrees={degrees} {...controlled(one)} />
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

/** The facts that a mentor should know before a session: languages, zone and motivation. */
export function TalkFields() {
  const t = useT();
  const { control } = useFormContext<ProspectDraft>();
  return (
    <>
      <div className="field-pair">
        <Controller
          control={control}
          name="languages"
          render={(one) => <LanguageListField label={t('prospects.languages')} {...controlled(one)} />}
        />
        <Controller
          control={control}
          name="time_zone"
          render={(one) => <ZoneSelectField label={t('prospects.zone')} {...controlled(one)} />}
        />
      </div>
      <CountedText control={control} name="why_study_abroad" label={t('prospects.why')} limit={LIMITS.motivation_max} />
    </>
  );
}

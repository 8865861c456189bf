import { LIMITS } from '@abroad/contract/limits';
import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { CountedText } from '../forms/counted-text.tsx';
import { LanguageListField } from '../forms/list-fields.tsx';
import { ZoneSelectField } from '../forms/zone-select-field.tsx';
import type { ProspectDraft } from './prospect-draft.ts';

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
          render={({ field, fieldState }) => (
            <LanguageListField
              label={t('prospects.languages')}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="time_zone"
          render={({ field, fieldState }) => (
            <ZoneSelectField
              label={t('prospects.zone')}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <CountedText control={control} name="why_study_abroad" label={t('prospects.why')} limit={LIMITS.motivation_max} />
    </>
  );
}

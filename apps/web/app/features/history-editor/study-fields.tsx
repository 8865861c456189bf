import { Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { UniversityPicker } from '../pickers/pickers.tsx';
import type { UniversityItem } from '../pickers/place-search.ts';
import { isAbroad, withUniversity, type EducationDraft } from './education-draft.ts';
import { Entry } from './entry.tsx';
import type { HistoryDraft } from './history-draft.ts';

interface Properties {
  index: number;
  degrees: readonly SelectOption[];
  /** Left out for a single entry, which needs no number either. */
  onRemove?: (() => void) | undefined;
}

/** The fields of one study: the place, the degree, the subject, the period, and whether it was abroad. */
export function StudyFields({ index, degrees, onRemove }: Properties) {
  const t = useT();
  const { control, register, setValue, trigger, formState } = useFormContext<HistoryDraft>();
  const at = `educations.${index}` as const;
  const study = useWatch({ control, name: at });
  const origin = useWatch({ control, name: 'origin_country_code' });
  const errors = formState.errors.educations?.[index];

  const chooseUniversity = (university: UniversityItem | null) => {
    setValue(at, withUniversity(study, university), { shouldDirty: true });
    void trigger(university === null ? `${at}.university_id` : [`${at}.university_id`, `${at}.school`]);
  };

  return (
    <Entry
      title={t('history.study', { number: index + 1 })}
      removeLabel={t('history.remove_study', { number: index + 1 })}
      onRemove={onRemove}
    >
      <UniversityPicker
        label={t('history.university')}
        required
        placeholder={t('forms.university_hint')}
        value={universityOf(study)}
        onChange={chooseUniversity}
        renderUnchosen={(text) => <UnlistedUniversity typed={text} onEntered={chooseUniversity} />}
        error={errors?.university_id?.message}
      />
      <TextField
        {...register(`${at}.school`)}
        label={t('history.school')}
        required
        hint={t('history.school_hint')}
        error={errors?.school?.message}
      />
      <div className="field-pair">
        <SelectField
          {...register(`${at}.degree_id`)}
          label={t('history.degree')}
          options={degrees}
          placeholder={t('forms.choose')}
          error={errors?.degree_id?.message}
        />
        <TextField
          {...register(`${at}.field_of_study`)}
          label={t('history.field_of_study')}
          placeholder={t('history.field_hint')}
          error={errors?.field_of_study?.message}
        />
        <MonthField
          {...register(`${at}.start_date`, { deps: [`${at}.end_date`] })}
          label={t('history.start')}
          error={errors?.start_date?.message}
        />
        <MonthField
          {...register(`${at}.end_date`)}
          label={t('history.end')}
          placeholder="2021-08"
          hint={t('history.end_hint')}
          error={errors?.end_date?.message}
        />
      </div>
      <TextField
        {...register(`${at}.location`)}
        label={t('history.location')}
        placeholder={t('history.location_hint')}
        error={errors?.location?.message}
      />
      <Checkbox
        label={t('history.abroad')}
        checked={isAbroad(study, origin)}
        onChange={(event) => setValue(`${at}.is_study_abroad`, event.target.checked, { shouldDirty: true })}
      />
    </Entry>
  );
}

const EnterUniversity = laterDialog(() => import('./enter-university.tsx'));

function UnlistedUniversity({ typed, onEntered }: { typed: string; onEntered: (university: UniversityItem) => void }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t('history.unlisted')}
      </Button>
      {isOpen && (
        <Suspense>
          <EnterUniversity typed={typed} onEntered={onEntered} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function universityOf(study: EducationDraft): UniversityItem | null {
  const { university_id: id, university_name: label, country_code } = study;
  return id === null ? null : { kind: 'university', id, label, country_code: country_code ?? '' };
}

import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { degreeOptions, type Degree } from '../forms/degree-options.ts';
import { emptyEducation } from '../history-editor/education-draft.ts';
import { focusNewEntry } from '../history-editor/entry-focus.ts';
import { StudyFields } from '../history-editor/study-fields.tsx';
import { MentorCountryField } from '../mentor-fields/place-fields.tsx';
import type { MentorDraft } from './mentor-draft.ts';

/** Where somebody comes from and where they studied: their route. */
export function StudiesStep({ degrees }: { degrees: readonly Degree[] }) {
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

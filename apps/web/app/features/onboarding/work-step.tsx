import { useFieldArray, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { emptyExperience } from '../history-editor/experience-draft.ts';
import { JobFields } from '../history-editor/job-fields.tsx';
import type { MentorDraft } from './mentor-draft.ts';

/** Jobs and internships, for those who want to name them. */
export function WorkStep() {
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

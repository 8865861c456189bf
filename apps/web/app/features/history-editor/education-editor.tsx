import type { Education } from '@abroad/contract/history';
import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { browserStorage, draftKey, removeDraft } from '../../lib/draft-storage.ts';
import { educationStation } from '../history/present-stations.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import type { EditorProperties } from './editor-properties.ts';
import { EducationForm } from './education-form.tsx';
import { EntryList } from './entry-list.tsx';
import { historyCalls } from './history-calls.ts';
import { draftNameOf, keptEntry } from './kept-entries.ts';
import { useHidden } from './pending-deletes.ts';
import { sendDelete } from './send-delete.ts';
import { useDelete } from './use-delete.ts';

interface Properties extends EditorProperties<Education> {
  /** What else is said or done of a study, beside its buttons. */
  renderExtra?: (education: Education) => ReactNode;
}

/** A person's own studies. */
export function EducationEditor({ owner, userId, entries, origin, onChanged, renderExtra }: Properties) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  const hidden = useHidden();
  const remove = useDelete(onChanged);
  const shown = entries.filter(({ id }) => !hidden.has(id));
  const find = (wanted: string | null) => entries.find(({ id }) => id === wanted) ?? null;
  const onDelete = (id: string) => {
    const entry = find(id);
    if (entry !== null) {
      const { id: _id, country_code: _country, updated_at: _updated, ...rest } = entry;
      const body = { ...rest, university_id: entry.university_id ?? '' };
      removeDraft(browserStorage, draftKey(draftNameOf(owner, 'education', id), userId));
      remove(id, 'history.education_deleted', {
        send: () => sendDelete[owner].education({ params: { id } }),
        restore: () => historyCalls[owner].addEducation({ body }),
      });
    }
  };
  return (
    <EntryList
      stations={shown.map((one) => educationStation(one, locale))}
      resumed={() => keptEntry(owner, 'education', userId, shown)}
      addLabel={t('history.add_education')}
      nothing={t('history.no_education')}
      {...(owner === 'mentor' ? { lastStays: VALIDATION_MESSAGES.education_required } : {})}
      onDelete={onDelete}
      {...(renderExtra && {
        renderExtra: (id: string) => {
          const education = find(id);
          return education && renderExtra(education);
        },
      })}
      renderForm={(id, close) => (
        <EducationForm
          owner={owner}
          userId={userId}
          entry={find(id)}
          origin={origin}
          draftName={draftNameOf(owner, 'education', id)}
          refetch={async () => (await onChanged())?.educations.find((one) => one.id === id) ?? null}
          onSaved={async () => {
            await onChanged();
            close();
          }}
          onClose={close}
        />
      )}
    />
  );
}

import type { Experience } from '@abroad/contract/history';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { browserStorage, draftKey, removeDraft } from '../../lib/draft-storage.ts';
import { experienceStation } from '../history/present-stations.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import type { EditorProperties } from './editor-properties.ts';
import { EntryList } from './entry-list.tsx';
import { ExperienceForm } from './experience-form.tsx';
import { historyCalls } from './history-calls.ts';
import { draftNameOf, keptEntry } from './kept-entries.ts';
import { useHidden } from './pending-deletes.ts';
import { sendDelete } from './send-delete.ts';
import { useDelete } from './use-delete.ts';

/** A person's own jobs. */
export function ExperienceEditor({ owner, userId, entries, origin, onChanged }: EditorProperties<Experience>) {
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
      const { id: _id, updated_at: _updated, ...body } = entry;
      removeDraft(browserStorage, draftKey(draftNameOf(owner, 'experience', id), userId));
      remove(id, 'history.experience_deleted', {
        send: () => sendDelete[owner].experience({ params: { id } }),
        restore: () => historyCalls[owner].addExperience({ body }),
      });
    }
  };
  return (
    <EntryList
      stations={shown.map((one) => experienceStation(one, locale))}
      resumed={() => keptEntry(owner, 'experience', userId, shown)}
      addLabel={t('history.add_experience')}
      nothing={t('history.no_experience')}
      onDelete={onDelete}
      renderForm={(id, close) => (
        <ExperienceForm
          owner={owner}
          userId={userId}
          entry={find(id)}
          origin={origin}
          draftName={draftNameOf(owner, 'experience', id)}
          refetch={async () => (await onChanged())?.experiences.find((one) => one.id === id) ?? null}
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

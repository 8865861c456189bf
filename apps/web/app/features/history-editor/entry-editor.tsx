import type { Education, Experience } from '@abroad/contract/history';
import { useId, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { browserStorage, draftKey, readDraft, removeDraft } from '../../lib/draft-storage.ts';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import type { StationView } from '../history/present-stations.ts';
import { useCountries } from '../pickers/use-country-names.ts';
import { EditFrame } from './edit-frame.tsx';
import { EntryList } from './entry-list.tsx';
import { changesOf, KeptEntry, type HistoryDraft } from './history-draft.ts';
import { useHidden } from './pending-deletes.ts';
import { useDelete } from './use-delete.ts';
import { useEntryForm, type EntryRules, type ReadEntry } from './use-entry-form.ts';

/** The owner of the history; both have the same calls under different names. */
type Owner = 'mentor' | 'prospect';

interface History {
  educations: readonly Education[];
  experiences: readonly Experience[];
}

interface Entry {
  id: string;
  updated_at: string;
}

interface EntryCalls<Input extends object> {
  add: (request: { body: Input; idempotency_key?: string }) => Promise<unknown>;
  patch: (request: { params: { id: string }; body: Partial<Input> & { updated_at?: string } }) => Promise<unknown>;
  /** Deletes finally, also while the page is being left. */
  remove: (request: { params: { id: string } }) => Promise<unknown>;
}

/** The differences between a person's own studies and jobs. */
export interface EntryKind<E extends Entry, Input extends object> {
  name: 'education' | 'experience';
  list: keyof History;
  entriesOf: (history: History) => readonly E[];
  toStation: (entry: E, locale: string) => StationView;
  /** As an entry is added again when its deletion is undone. */
  toInput: (entry: E) => Input;
  /** The one entry of a form, by the contract's rules. */
  readOf: (read: ReadEntry) => Input | undefined;
  rulesOf: (before: E | null) => EntryRules;
  calls: Record<Owner, EntryCalls<Input>>;
  words: Record<'add' | 'edit' | 'none' | 'deleted', MessageKey>;
  /** The labels of the fields. */
  labels: Readonly<Record<string, MessageKey>>;
}

/** Props of the editors of studies and of jobs. */
export interface EditorProperties<E> {
  owner: Owner;
  userId: string;
  /** In the order of their dates, as the API gives them. */
  entries: readonly E[];
  /** Country that the person comes from, or null. */
  origin: string | null;
  /** Refetches the profile, and shows it. */
  onChanged: () => Promise<History | undefined>;
}

/** Props of the forms of a study and of a job. */
export interface EntryFormProperties<E> {
  owner: Owner;
  userId: string;
  /** Null for a new one. */
  entry: E | null;
  /** The key of the draft. */
  draftName: string;
  onSaved: () => Promise<unknown>;
  /** Refetches the entry; null if it was deleted. */
  refetch: () => Promise<E | null>;
  onClose: () => void;
}

interface Properties<E extends Entry, Input extends object> extends Omit<EditorProperties<E>, 'origin'> {
  kind: EntryKind<E, Input>;
  /** The reason why the only entry can't be deleted; left out if it can. */
  lastStays?: string;
  /** Renders further content below an entry. */
  renderExtra?: ((entry: E) => ReactNode) | undefined;
  renderForm: (properties: EntryFormProperties<E>) => ReactNode;
}

/** A person's own studies or jobs, to be added, changed and deleted. */
export function EntryEditor<E extends Entry, Input extends object>({
  kind,
  owner,
  userId,
  entries,
  onChanged,
  lastStays,
  renderExtra,
  renderForm,
}: Properties<E, Input>) {
  const t = useT();
  const { locale } = useViewer();
  useCountries();
  const hidden = useHidden();
  const remove = useDelete(onChanged);
  const { name, words } = kind;
  const calls = kind.calls[owner];
  const shown = entries.filter(({ id }) => !hidden.has(id));
  const find = (wantedId: string | null) => entries.find(({ id }) => id === wantedId) ?? null;
  const onDelete = (id: string) => {
    const entry = find(id);
    if (entry !== null) {
      const body = kind.toInput(entry);
      removeDraft(browserStorage, draftKey(draftNameOf(owner, name, id), userId));
      remove(id, words.deleted, {
        send: () => calls.remove({ params: { id } }),
        restore: () => calls.add({ body }),
      });
    }
  };
  return (
    <EntryList
      stations={shown.map((one) => kind.toStation(one, locale))}
      resumed={() => keptEntry(owner, name, userId, shown)}
      addLabel={t(words.add)}
      nothing={t(words.none)}
      {...(lastStays !== undefined && { lastStays })}
      onDelete={onDelete}
      {...(renderExtra && {
        renderExtra: (id: string) => {
          const entry = find(id);
          return entry && renderExtra(entry);
        },
      })}
      renderForm={(id, close) =>
        renderForm({
          owner,
          userId,
          entry: find(id),
          draftName: draftNameOf(owner, name, id),
          refetch: async () => {
            const history = await onChanged();
            return history === undefined ? null : (kind.entriesOf(history).find((one) => one.id === id) ?? null);
          },
          onSaved: async () => {
            await onChanged();
            close();
          },
          onClose: close,
        })
      }
    />
  );
}

interface FormProperties<E extends Entry, Input extends object> extends EntryFormProperties<E> {
  kind: EntryKind<E, Input>;
  draftOf: (entry: E | null) => HistoryDraft;
  /** The fields. */
  children: ReactNode;
}

/** Adds a study or a job, or changes one. */
export function EntryForm<E extends Entry & Record<keyof Input, unknown>, Input extends object>({
  kind,
  owner,
  userId,
  entry,
  draftName,
  draftOf,
  onSaved,
  refetch,
  onClose,
  children,
}: FormProperties<E, Input>) {
  const t = useT();
  const formId = useId();
  const [keyFor] = useState(createKeyFor);
  const { list, labels, words, rulesOf } = kind;
  const save = async (read: ReadEntry, before: E | null, seen: string | null) => {
    const calls = kind.calls[owner];
    const body = kind.readOf(read);
    if (body === undefined) {
      return;
    }
    if (before === null) {
      await calls.add({ body, idempotency_key: keyFor(body) });
    } else {
      await calls.patch({
        params: { id: before.id },
        body: { ...changesOf(before, body), ...(seen !== null && { updated_at: seen }) },
      });
    }
  };
  const { form, error, meanwhile, isSubmitting, submit, forget } = useEntryForm({
    formId,
    userId,
    draftName,
    list,
    entry,
    draftOf,
    rulesOf,
    save,
    onSaved,
    refetch,
  });
  return (
    <FormProvider {...form}>
      <EditFrame
        id={formId}
        title={t(entry === null ? words.add : words.edit)}
        error={error}
        meanwhile={meanwhile}
        labels={labels}
        isSaving={isSubmitting}
        onSubmit={() => void submit()}
        onCancel={() => {
          forget();
          onClose();
        }}
      >
        {children}
      </EditFrame>
    </FormProvider>
  );
}

/** Returns the key of an entry's draft; `new` for an entry that is added. */
const draftNameOf = (owner: Owner, kind: EntryKind<Entry, object>['name'], id: string | null) =>
  `${owner}-${kind}-${id ?? 'new'}`;

/** Finds the id of the entry, or `new`, whose form was left with unsaved text in an earlier visit; null for none. */
function keptEntry(
  owner: Owner,
  kind: EntryKind<Entry, object>['name'],
  userId: string,
  entries: readonly { id: string }[],
): string | null {
  const isKept = (id: string | null) =>
    readDraft(browserStorage, draftKey(draftNameOf(owner, kind, id), userId), KeptEntry) !== null;
  return entries.find(({ id }) => isKept(id))?.id ?? (isKept(null) ? 'new' : null);
}

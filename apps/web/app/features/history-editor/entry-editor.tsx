import type { Education, Experience } from '@abroad/contract/history';
import { useId, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { browserStorage, draftKey, readDraft, removeDraft } from '../../lib/draft-storage.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import type { StationView } from '../history/present-stations.ts';
import { ProfilePath } from '../history/profile-path.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { KeptEntry, type entryRules } from './history-draft.ts';
import { useDelete, useHidden } from '../forms/pending-deletes.ts';

/** The owner of the history; both have the same calls under different names. */
type Owner = 'mentor' | 'prospect';

interface History {
  educations: readonly Education[];
  experiences: readonly Experience[];
}

type EntryRules = ReturnType<typeof entryRules>;
/** The one entry of a form, in its list, by the contract's rules. */
export type ReadEntry = z.output<EntryRules>;

export interface Entry {
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

interface ListProperties {
  stations: readonly StationView[];
  /** Finds the entry whose form was left with unsaved text, `new`, or null. Called once. */
  resumed: () => string | null;
  addLabel: string;
  /** The sentence for an empty list. */
  nothing: string;
  /** The reason why the only entry can't be deleted; left out if it can. */
  lastStays?: string;
  renderForm: (id: string | null, close: () => void) => ReactNode;
  /** Renders further content below an entry, where content that loads later moves no buttons. */
  renderExtra?: (id: string) => ReactNode;
  onDelete: (id: string) => void;
}

/** A person's own studies or jobs by their dates: each can be changed in its place or deleted, and one more added. */
function EntryList({
  stations,
  resumed,
  addLabel,
  nothing,
  lastStays,
  renderForm,
  renderExtra,
  onDelete,
}: ListProperties) {
  const t = useT();
  const base = useId();
  const [open, setOpen] = useState(resumed);
  const [refused, setRefused] = useState(false);
  const isLast = stations.length === 1 && lastStays !== undefined;
  /** Returns the focus to the button that opened the form. */
  const close = () => {
    setOpen(null);
    const from = document.activeElement;
    requestAnimationFrame(() => {
      if (!from?.isConnected || from === document.body) {
        document.getElementById(`${base}-${open}`)?.focus();
      }
    });
  };
  const remove = (id: string) => {
    setRefused(isLast);
    if (!isLast) {
      onDelete(id);
      document.getElementById(`${base}-new`)?.focus();
    }
  };
  return (
    <>
      {stations.length === 0 && open !== 'new' && <p className="muted">{nothing}</p>}
      <ProfilePath
        stations={stations}
        renderInstead={({ id }) => (open === id ? renderForm(id, close) : null)}
        renderMore={({ id }) => renderExtra?.(id)}
        renderActions={({ id, title }) => (
          <span className="entry-actions">
            <IconButton
              id={`${base}-${id}`}
              icon="edit"
              label={t('history.edit_one', { name: title })}
              onClick={() => setOpen(id)}
            />
            <IconButton icon="trash" label={t('history.delete_one', { name: title })} onClick={() => remove(id)} />
          </span>
        )}
      />
      {refused && isLast && (
        <div role="alert">
          <FieldError>{lastStays}</FieldError>
        </div>
      )}
      {open === 'new' ? (
        renderForm(null, close)
      ) : (
        <div>
          <Button id={`${base}-new`} kind="line" size="small" icon="plus" onClick={() => setOpen('new')}>
            {addLabel}
          </Button>
        </div>
      )}
    </>
  );
}

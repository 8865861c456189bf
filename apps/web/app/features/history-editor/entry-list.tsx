import { useId, useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { ProfilePath } from '../history/profile-path.tsx';
import type { StationView } from '../history/present-stations.ts';

interface Properties {
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
export function EntryList({
  stations,
  resumed,
  addLabel,
  nothing,
  lastStays,
  renderForm,
  renderExtra,
  onDelete,
}: Properties) {
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

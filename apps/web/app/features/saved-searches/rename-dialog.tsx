import type { SavedSearch } from '@abroad/contract/saved-searches';
import { useId, useState, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useChangeSavedSearch } from './use-saved-searches.ts';

/** As long as a name may be (`LIMITS.saved_search_name_max`, without loading all limits). */
const NAME_MAX = 100;

interface Properties {
  userId: string;
  search: SavedSearch;
  onClose: () => void;
}

/** Another name for a saved search. What was typed stays when saving fails. */
export function RenameDialog({ userId, search, onClose }: Properties) {
  const t = useT();
  const form = useId();
  const [name, setName] = useState(search.name);
  const [pressed, setPressed] = useState(false);
  const changing = useChangeSavedSearch(userId, search.id);
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!isMissing && !changing.isPending) {
      changing.mutate({ name: name.trim() }, { onSuccess: onClose });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('saved.rename_title')}
      closeLabel={t('saved.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('saved.cancel')}
          </Button>
          <Button type="submit" form={form} loading={changing.isPending && t('saved.saving')}>
            {t('saved.rename_now')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <TextField
          label={t('saved.name')}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          error={pressed && isMissing ? t('saved.name_missing') : null}
          onChange={({ target }) => setName(target.value)}
        />
        <FailureMessage variant="inline" error={changing.error} />
      </form>
    </Dialog>
  );
}

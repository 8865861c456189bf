import { useEffect, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { FormOutcome } from '../forms/form-outcome.tsx';
import type { Meanwhile } from '../forms/use-meanwhile.ts';

interface Properties {
  id: string;
  title: string;
  error: unknown;
  /** The changes of another window; null if there are none. */
  meanwhile: Meanwhile | null;
  /** The labels of the fields. */
  labels: Readonly<Record<string, MessageKey>>;
  isSaving: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in the place of the part that it changes. Its first field takes the focus. */
export function EditFrame({ id, title, error, meanwhile, labels, isSaving, onSubmit, onCancel, children }: Properties) {
  const t = useT();
  useEffect(() => {
    document.querySelector<HTMLElement>(`#${CSS.escape(id)} :is(input, textarea, select, button)`)?.focus();
  }, [id]);
  return (
    <form
      id={id}
      className="edit-frame"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <FormOutcome error={error} meanwhile={meanwhile} labels={labels} />
      <div className="form-actions">
        <Button kind="line" onClick={onCancel}>
          {t('forms.cancel')}
        </Button>
        <Button type="submit" loading={isSaving && t('forms.saving')}>
          {t('history.save')}
        </Button>
      </div>
    </form>
  );
}

import { useEffect, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormMistakes } from '../errors/form-mistakes.tsx';

interface Properties {
  id: string;
  title: string;
  error: unknown;
  isSaving: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in the place of what it changes. Its first field takes the focus. */
export function EditFrame({ id, title, error, isSaving, onSubmit, onCancel, children }: Properties) {
  const t = useT();
  const { errors, submitCount } = useFormState();
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
      {error ? (
        <FailureMessage variant="banner" error={error} />
      ) : (
        <FormMistakes show={submitCount > 0 && Object.keys(errors).length > 0} />
      )}
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

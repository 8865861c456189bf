import { useEffect, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { FormOutcome } from '../forms/form-outcome.tsx';
import type { useEditForm } from '../forms/use-edit-form.ts';

interface Properties<T extends FieldValues, Read> {
  id: string;
  title: string;
  edit: ReturnType<typeof useEditForm<T, Read>>;
  /** The labels of the fields. */
  labels: Readonly<Record<string, MessageKey>>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in the place of the part that it changes. Its first field takes the focus. */
export function EditFrame<T extends FieldValues, Read>({
  id,
  title,
  edit: { form, error, meanwhile, isSubmitting, submit, forget },
  labels,
  onClose,
  children,
}: Properties<T, Read>) {
  const t = useT();
  useEffect(() => {
    document.querySelector<HTMLElement>(`#${CSS.escape(id)} :is(input, textarea, select, button)`)?.focus();
  }, [id]);
  return (
    <FormProvider {...form}>
      <form
        id={id}
        className="edit-frame"
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <FormOutcome error={error} meanwhile={meanwhile} labels={labels} />
        <div className="form-actions">
          <Button
            kind="line"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t('forms.cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting && t('forms.saving')}>
            {t('history.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

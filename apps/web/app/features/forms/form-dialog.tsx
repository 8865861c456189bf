import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from './focus-first-error.ts';

export interface FormDialogProperties {
  title: string;
  /** The label of the button that acts. */
  go: string;
  /** The label of that button while it acts; "Saving…" by default. */
  going?: string;
  /** The label of the button that changes nothing; "Cancel" by default, null for no such button. */
  keep?: string | null;
  /** Further buttons in front of the one that acts. */
  beside?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The call that the dialog makes. */
  attempt?: { isPending: boolean; error: unknown };
  /** The message of a failure; by default the usual one, and null where a field says it. */
  failure?: ReactNode;
  /** Whether all fields are right; if not, the first wrong one gets the focus. */
  isComplete?: boolean;
  /** Whether the dialog stays open until the call has ended. */
  holds?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The text and the fields, given whether the person tried to submit them. */
  children: ReactNode | ((pressed: boolean) => ReactNode);
}

const NO_ATTEMPT = { isPending: false, error: null };

/** A question or a small form in a dialog: it acts or changes nothing. Typed text stays after a failure. */
export function FormDialog({
  title,
  go,
  going,
  keep,
  beside,
  isDanger = false,
  isDisabled = false,
  attempt: { isPending, error } = NO_ATTEMPT,
  failure = <FailureMessage variant="inline" error={error} />,
  isComplete = true,
  holds = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProperties) {
  const t = useT();
  const form = useId();
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (error !== null) {
      focusFirstError(form);
    }
  }, [error, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be opened from within a form.
    event.stopPropagation();
    setPressed(true);
    if (!isComplete) {
      focusFirstError(form);
    } else if (!isPending) {
      onSubmit();
    }
  };
  const close = () => {
    if (!(holds && isPending)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      closeLabel={t('forms.close')}
      actions={
        <>
          {keep !== null && (
            <Button kind="line" onClick={close}>
              {keep ?? t('forms.cancel')}
            </Button>
          )}
          {beside}
          <Button
            type="submit"
            form={form}
            kind={isDanger ? 'danger' : 'primary'}
            disabled={isDisabled}
            loading={isPending && (going ?? t('forms.saving'))}
          >
            {go}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        {typeof children === 'function' ? children(pressed) : children}
        {failure}
      </form>
    </Dialog>
  );
}

import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { connectProblems, emptyFields, type ConnectField, type ConnectProblems } from './connect-problems.ts';

interface Properties<Draft> {
  kind: 'caldav' | 'ical';
  title: string;
  action: string;
  draft: Draft;
  connecting: { mutate: (draft: Draft, then: { onSuccess: () => void }) => void } & Attempt;
  onDone: () => void;
  onClose: () => void;
  /** Renders the fields, given the errors of each. */
  children: (errorOf: (field: ConnectField) => string | null) => ReactNode;
}

interface Attempt {
  isPending: boolean;
  error: unknown;
}

/** A dialog that connects an account. Typed text stays after a failure. */
export function ConnectForm<Draft extends Partial<Record<ConnectField, string>>>(properties: Properties<Draft>) {
  const { kind, title, action, draft, connecting, onDone, onClose, children } = properties;
  const t = useT();
  const form = useId();
  const [pressed, setPressed] = useState(false);
  const { isPending, error } = connecting;
  const missing = emptyFields(draft);
  const refused = isPending ? {} : connectProblems(kind, error);
  const problems: ConnectProblems = { ...refused, ...(pressed ? missing : {}) };
  useEffect(() => {
    if (error !== null) {
      focusFirstError(form);
    }
  }, [error, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (Object.keys(missing).length > 0) {
      focusFirstError(form);
    } else if (!isPending) {
      connecting.mutate(draft, { onSuccess: onDone });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('calendars.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('calendars.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending && t('calendars.connecting')}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        {children((field) => words(problems[field], t))}
        <div role="alert">
          <FieldError>{words(problems.form, t)}</FieldError>
        </div>
        {Object.keys(refused).length === 0 && !isPending && <FailureMessage variant="inline" error={error} />}
      </form>
    </Dialog>
  );
}

const words = (key: ConnectProblems[ConnectField], t: ReturnType<typeof useT>) => (key === undefined ? null : t(key));

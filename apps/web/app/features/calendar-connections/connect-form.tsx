import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { connectProblems, emptyFields, type ConnectField, type ConnectProblems } from './connect-problems.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

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
  const missing = emptyFields(draft);
  const refused = connectProblems(kind, connecting.error);
  return (
    <FormDialog
      title={title}
      go={action}
      going={t('calendars.connecting')}
      attempt={connecting}
      {...(Object.keys(refused).length > 0 && { failure: null })}
      isComplete={Object.keys(missing).length === 0}
      onSubmit={() => connecting.mutate(draft, { onSuccess: onDone })}
      onClose={onClose}
    >
      {(pressed) => {
        const problems: ConnectProblems = { ...refused, ...(pressed ? missing : {}) };
        return (
          <>
            {children((field) => words(problems[field], t))}
            <div role="alert">
              <FieldError>{words(problems.form, t)}</FieldError>
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}

const words = (key: ConnectProblems[ConnectField], t: ReturnType<typeof useT>) => (key === undefined ? null : t(key));

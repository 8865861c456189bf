import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { FormDialog, type FormDialogProperties } from '../forms/form-dialog.tsx';
import { ConsoleRefusal } from './console-failure.tsx';

type DialogProperties = FormDialogProperties & Required<Pick<FormDialogProperties, 'attempt'>>;

/** A dialog of the console: its call may ask for a stronger sign-in. */
export function ConsoleDialog({ attempt, ...rest }: DialogProperties) {
  return <FormDialog failure={<ConsoleRefusal error={attempt.error} />} attempt={attempt} {...rest} />;
}

interface ReasonFieldProperties {
  label: string;
  hint: string;
  /** The result of `useKept`. */
  kept: { value: { reason: string }; change: (part: { reason: string }) => void };
  isMissing?: boolean;
}

/** The reason of an action, which is recorded. */
export function ReasonField({ label, hint, kept: { value, change }, isMissing = false }: ReasonFieldProperties) {
  const t = useT();
  return (
    <TextField
      label={label}
      hint={hint}
      value={value.reason}
      maxLength={LIMITS.staff_reason_max}
      error={isMissing ? t('people.reason_missing') : null}
      onChange={(event) => change({ reason: event.target.value })}
    />
  );
}

interface ReasonDialogProperties extends Omit<DialogProperties, 'children' | 'onSubmit' | 'isComplete'> {
  label: string;
  hint: string;
  kept: ReasonFieldProperties['kept'];
  isOptional?: boolean;
  onSubmit: (reason: string) => void;
  /** The effect of the action. */
  children: ReactNode;
}

/** Explains an action, and asks for its reason. */
export function ConsoleReasonDialog({
  label,
  hint,
  kept,
  isOptional = false,
  onSubmit,
  children,
  ...dialog
}: ReasonDialogProperties) {
  const reason = kept.value.reason.trim();
  const isComplete = isOptional || reason !== '';
  return (
    <ConsoleDialog {...dialog} isComplete={isComplete} onSubmit={() => onSubmit(reason)}>
      {(pressed) => (
        <>
          {children}
          <ReasonField label={label} hint={hint} kept={kept} isMissing={pressed && !isComplete} />
        </>
      )}
    </ConsoleDialog>
  );
}

interface FormProperties {
  title: string;
  /** The heading's id, if links lead to it. */
  id?: string;
  /** The heading's level. */
  level?: 2 | 3;
  go: string;
  going?: string;
  isDanger?: boolean;
  attempt: DialogProperties['attempt'];
  /** Whether a field says why the call failed. */
  isExplained?: boolean;
  isComplete?: boolean;
  onSubmit: () => void;
  /** The fields, given whether the person tried to submit them. */
  children: ReactNode | ((pressed: boolean) => ReactNode);
}

/** A form of the console as a card of its page. */
export function ConsoleForm({
  title,
  id,
  level = 2,
  go,
  going,
  isDanger = false,
  attempt: { isPending, error },
  isExplained = false,
  isComplete = true,
  onSubmit,
  children,
}: FormProperties) {
  const t = useT();
  const [own, form] = [useId(), useId()];
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (error !== null) focusFirstError(form);
  }, [error, form]);
  const Heading = `h${level}` as const;
  return (
    <form
      id={form}
      className="card card-body stack console-form"
      aria-labelledby={id ?? own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (!isComplete) focusFirstError(form);
        else if (!isPending) onSubmit();
      }}
    >
      <Heading id={id ?? own} className="card-title">
        {title}
      </Heading>
      {typeof children === 'function' ? children(pressed) : children}
      {!isExplained && <ConsoleRefusal error={error} />}
      <div>
        <Button
          type="submit"
          kind={isDanger ? 'danger' : 'primary'}
          loading={isPending && (going ?? t('forms.saving'))}
        >
          {go}
        </Button>
      </div>
    </form>
  );
}

import { formError } from '../../api/form-error.ts';
import { FailureMessage } from './failure-message.tsx';

/** The sentence beside a form's button: that it has mistakes, which stand under their fields. */
export function FormMistakes({ show }: { show: boolean }) {
  return <FailureMessage variant="inline" error={show ? formError : null} />;
}

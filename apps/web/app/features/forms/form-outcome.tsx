import { useFormState } from 'react-hook-form';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormMistakes } from '../errors/form-mistakes.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { Meanwhile } from './use-meanwhile.ts';

interface Properties {
  error: unknown;
  meanwhile: Meanwhile | null;
  /** The labels of the fields. */
  labels: Readonly<Record<string, MessageKey>>;
}

/** Above the buttons of a form: why it isn't saved. */
export function FormOutcome({ error, meanwhile, labels }: Properties) {
  const t = useT();
  const { errors, submitCount } = useFormState();
  if (meanwhile !== null && (error === null || isOutdated(error))) {
    return (
      <ChangedMeanwhile
        meanwhile={meanwhile}
        labelOf={(name) => {
          const label = labels[name.split('.')[0] ?? ''];
          return label === undefined ? name : t(label);
        }}
      />
    );
  }
  if (error) {
    return <FailureMessage variant="banner" error={error} />;
  }
  return <FormMistakes show={submitCount > 0 && Object.keys(errors).length > 0} />;
}

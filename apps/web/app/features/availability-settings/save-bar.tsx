import { useState } from 'react';
import { formError } from '../../api/form-error.ts';
import { isOutdated } from '../../api/is-outdated.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import type { useSave } from './use-save.ts';

interface Properties {
  save: ReturnType<typeof useSave>;
  hasProblems: boolean;
  /** Shows what has problems, where it is not on show. */
  onProblems: () => void;
  /** The element in which the first problem is looked for. */
  formId: string;
  onDiscard: () => void;
  /** Throws the changes away and shows what somebody else made of it. */
  onReload: () => void;
}

/** At the foot of the page while there is something to save. */
export function SaveBar({ save, hasProblems, onProblems, formId, onDiscard, onReload }: Properties) {
  const t = useT();
  const [refused, setRefused] = useState(false);
  const { mutate, isPending, error } = save;
  const press = () => {
    setRefused(hasProblems);
    if (hasProblems) {
      onProblems();
      focusFirstError(formId);
    } else {
      mutate(undefined, { onSuccess: () => showToast({ text: t('hours.saved') }) });
    }
  };
  return (
    <section className="save-bar" aria-label={t('hours.unsaved')}>
      <div className="save-bar-words">
        <output className="strong">{t('hours.unsaved')}</output>
        <FailureMessage variant="inline" error={refused && hasProblems ? formError : error} />
      </div>
      <div className="row">
        {isOutdated(error) ? (
          <Button kind="line" onClick={onReload}>
            {t('hours.reload')}
          </Button>
        ) : (
          <Button kind="line" disabled={isPending} onClick={onDiscard}>
            {t('hours.discard')}
          </Button>
        )}
        <Button loading={isPending && t('hours.saving')} onClick={press}>
          {t('hours.save')}
        </Button>
      </div>
    </section>
  );
}

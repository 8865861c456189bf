import { LIMITS } from '@abroad/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { decisionKey } from './use-decisions.ts';

/** Appeals against a decision. What is typed survives an error and a reload. */
export function AppealForm({ decisionId }: { decisionId: string }) {
  const t = useT();
  const form = useId();
  const queries = useQueryClient();
  const draft = useMessageDraft(`appeal.${decisionId}`);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (text: string) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.createAppeal({ params: { id: decisionId }, body: { text } });
    },
    onSuccess(decision) {
      draft.clear();
      queries.setQueryData(decisionKey(decisionId), decision);
      showToast({ text: t('decisions.sent_toast') });
      // The form is gone, and with it the focus.
      requestAnimationFrame(() => document.getElementById('appeal')?.focus());
    },
    onError: () => focusFirstError(form),
  });
  const text = draft.text.trim();
  const isLong = countCharacters(text) > LIMITS.appeal_text_max;
  const problem =
    text === ''
      ? t('decisions.appeal_missing')
      : isLong
        ? t('decisions.appeal_long', { limit: LIMITS.appeal_text_max })
        : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem !== null) {
      focusFirstError(form);
    } else if (!isPending) {
      mutate(text);
    }
  };

  return (
    <form className="stack" id={form} onSubmit={submit} noValidate>
      <TextAreaField
        label={t('decisions.appeal_words')}
        hint={t('decisions.appeal_hint')}
        name="text"
        rows={6}
        limit={LIMITS.appeal_text_max}
        count={countCharacters}
        value={draft.text}
        error={isChecked ? problem : null}
        onChange={(event) => draft.write(event.target.value)}
      />
      <FailureMessage variant="inline" error={error} />
      <div className="row">
        <Button type="submit" loading={isPending && t('decisions.sending')}>
          {t('decisions.send')}
        </Button>
      </div>
    </form>
  );
}

import { LIMITS } from '@abroad/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { DocumentsField, isAboutFiles } from '../forms/documents-field.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { useKeptDocuments } from '../forms/use-kept-documents.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { decisionKey } from './use-decisions.ts';

/** Appeals against a decision. The typed text survives an error and a reload. */
export function AppealForm({ decisionId }: { decisionId: string }) {
  const t = useT();
  const form = useId();
  const queries = useQueryClient();
  const draft = useMessageDraft(`appeal.${decisionId}`);
  const documents = useKeptDocuments(`appeal-files.${decisionId}`, {
    userId: useSession().user?.id ?? '',
    max: LIMITS.appeal_files_max,
  });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (text: string) => {
      const { api } = await import('../../api/browser-client.ts');
      const file_ids = documents.sent.map(({ id }) => id);
      return api.createAppeal({ params: { id: decisionId }, body: { text, file_ids } });
    },
    onSuccess(decision) {
      draft.clear();
      documents.forget();
      queries.setQueryData(decisionKey(decisionId), decision);
      showToast({ text: t('decisions.sent_toast') });
      // The form is gone, and with it the focus.
      requestAnimationFrame(() => document.getElementById('appeal')?.focus());
    },
    onError(failure) {
      if (isAboutFiles(failure)) documents.forget();
      focusFirstError(form);
    },
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
    } else if (!isPending && !documents.isSending) {
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
      <DocumentsField
        label={t('documents.optional')}
        documents={documents}
        error={isAboutFiles(error) ? error : null}
      />
      <FailureMessage variant="inline" error={isAboutFiles(error) ? null : error} />
      <div className="row">
        <Button type="submit" disabled={documents.isSending} loading={isPending && t('decisions.sending')}>
          {t('decisions.send')}
        </Button>
      </div>
    </form>
  );
}

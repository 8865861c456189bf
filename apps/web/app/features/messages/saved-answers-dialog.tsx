import { LIMITS } from '@abroad/contract/limits';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useSaveAnswers, useSavedAnswers } from './use-saved-answers.ts';

/** Changes the texts that a mentor writes often, all at once. */
export default function SavedAnswersDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT();
  const form = useId();
  const { data: saved, error, refetch } = useSavedAnswers(userId);
  const [edited, setEdited] = useState<string[] | null>(null);
  const save = useSaveAnswers(userId);
  // An empty list begins with a field to write in.
  const texts = edited ?? (saved?.length === 0 ? [''] : saved);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={t('messages.saved')}
      closeLabel={t('forms.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose} disabled={save.isPending}>
            {t('forms.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={edited === null} loading={save.isPending && t('forms.saving')}>
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(edited ?? [], { onSuccess: onClose });
        }}
      >
        <p className="muted">{t('messages.saved_text')}</p>
        {texts === undefined ? (
          error === null ? (
            <Skeleton shape="block" />
          ) : (
            <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <>
            {texts.map((text, index) => (
              // They have no names, and a removed one takes its place along.
              <div key={`${index} of ${texts.length}`} className="saved-answer">
                <TextAreaField
                  label={t('messages.saved_one', { number: index + 1 })}
                  dir="auto"
                  rows={3}
                  maxLength={LIMITS.saved_answer_max}
                  value={text}
                  onChange={({ target }) => setEdited(texts.with(index, target.value))}
                />
                <Button
                  kind="quiet"
                  size="small"
                  icon="trash"
                  aria-label={t('messages.saved_remove', { number: index + 1 })}
                  onClick={() => setEdited(texts.filter((_, other) => other !== index))}
                >
                  {t('forms.remove')}
                </Button>
              </div>
            ))}
            {texts.length < LIMITS.saved_answers_max && (
              <Button kind="line" icon="plus" onClick={() => setEdited([...texts, ''])}>
                {t('messages.saved_add')}
              </Button>
            )}
          </>
        )}
        <FailureMessage variant="inline" error={save.error} />
      </form>
    </Dialog>
  );
}

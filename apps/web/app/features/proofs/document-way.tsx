import type { Education } from '@abroad/contract/history';
import { LIMITS } from '@abroad/contract/limits';
import type { ProofState } from '@abroad/contract/proofs';
import { DOCUMENT_TYPES } from '@abroad/contract/sealed-files';
import { useMutation } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useTabDraft } from './use-tab-draft.ts';

interface Properties {
  education: Education;
  userId: string;
  state: ProofState | undefined;
  /** How many more times documents may be handed in. */
  left: number;
  onChanged: () => Promise<void>;
}

const SentFiles = z.array(z.object({ id: z.string(), filename: z.string() }));

/** A document that a person looks at. */
export function DocumentWay({ state, left, ...rest }: Properties) {
  const t = useT();
  if (state === 'proven') {
    return <p>{t('proofs.document_done')}</p>;
  }
  if (state === 'in_review') {
    return <p>{t('proofs.document_waits', { days: LIMITS.proof_review_days })}</p>;
  }
  return left === 0 ? <p>{t('proofs.no_tries')}</p> : <DocumentForm {...rest} left={left} />;
}

function DocumentForm({ education, userId, left, onChanged }: Omit<Properties, 'state'>) {
  const t = useT();
  const { value: sent, change, forget } = useTabDraft(`proof-files.${education.id}`, userId, SentFiles, []);
  const [sending, setSending] = useState<{ done: number; of: number } | null>(null);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      let all = sent;
      for (const [done, file] of files.entries()) {
        setSending({ done, of: files.length });
        const { id: file_id, filename } = await api.createSealedFile({ file });
        all = [...all, { id: file_id, filename }];
        change(all);
      }
    },
    onSettled: () => setSending(null),
  });
  const handIn = useMutation({
    mutationFn: (file_ids: string[]) => api.handInDocuments({ params: { id: education.id }, body: { file_ids } }),
    onSuccess: async () => {
      forget();
      showToast({ text: t('proofs.handed_in') });
      await onChanged();
    },
    // They wait for an hour; after that they have to be chosen again.
    onError: (error) => fieldFailures(error).some(({ path }) => path.startsWith('file_ids')) && forget(),
  });
  const room = LIMITS.proof_files_max - sent.length;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    if (files.length > 0 && !upload.isPending) upload.mutate(files);
  };
  const remove = (file_id: string) => {
    change(sent.filter((file) => file.id !== file_id));
    // It is deleted by itself after an hour where this fails.
    void api.deleteSealedFile({ params: { id: file_id } }).catch(() => undefined);
  };
  const refusedFile = fieldFailures(upload.error ?? handIn.error)[0]?.message;
  return (
    <div className="stack">
      <p>{t('proofs.document_lead')}</p>
      <p className="strong">{t('proofs.cover')}</p>
      <Field label={t('proofs.files')} hint={t('proofs.files_hint', { count: LIMITS.proof_files_max })}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            className="proofs-files"
            accept={DOCUMENT_TYPES.join(',')}
            disabled={room === 0}
            onChange={choose}
          />
        )}
      </Field>
      {sending && (
        <output className="row">
          <progress value={sending.done} max={sending.of} aria-label={t('proofs.uploading')} />
          {t('proofs.upload_progress', { done: sending.done + 1, of: sending.of })}
        </output>
      )}
      {sent.length > 0 && (
        <ul className="proofs-list">
          {sent.map((file) => (
            <li key={file.id} className="row">
              <bdi>{file.filename}</bdi>
              <IconButton
                icon="trash"
                label={t('proofs.remove', { name: file.filename })}
                onClick={() => remove(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {refusedFile === undefined ? (
        <FailureMessage variant="inline" error={upload.error ?? handIn.error} />
      ) : (
        <div role="alert">
          <FieldError>{refusedFile}</FieldError>
        </div>
      )}
      <p className="small muted">{t('proofs.document_kept', { days: LIMITS.sealed_file_decided_days })}</p>
      <p className="small muted">{t('proofs.tries_left', { count: left })}</p>
      <div>
        <Button
          loading={handIn.isPending && t('proofs.sending')}
          disabled={sent.length === 0 || upload.isPending}
          onClick={() => handIn.mutate(sent.map((file) => file.id))}
        >
          {t('proofs.hand_in')}
        </Button>
      </div>
    </div>
  );
}

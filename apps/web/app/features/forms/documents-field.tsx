import { LIMITS } from '@abroad/contract/limits';
import { DOCUMENT_TYPES } from '@abroad/contract/sealed-files';
import { useMutation } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import './documents-field.css';
import { fieldFailures } from './server-errors.ts';

/** A document that is kept sealed for an hour, until it is submitted. */
export interface SentDocument {
  id: string;
  filename: string;
}

interface Sent {
  sent: SentDocument[];
  change: (next: SentDocument[]) => void;
  /** How many there may be. */
  max: number;
}

/** Whether the service refused the submitted documents: they are kept for an hour, and have to be chosen again after that. */
export const isAboutFiles = (failure: unknown): boolean =>
  fieldFailures(failure).some(({ path }) => path.startsWith('file_ids'));

const browserApi = async () => (await import('../../api/browser-client.ts')).api;

/** Sends documents one after the other, and takes them back. */
export function useDocuments({ sent, change, max }: Sent) {
  const [sending, setSending] = useState<{ done: number; of: number } | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const api = await browserApi();
      let all = sent;
      for (const [done, file] of files.entries()) {
        setSending({ done, of: files.length });
        const { id, filename } = await api.createSealedFile({ file });
        all = [...all, { id, filename }];
        change(all);
      }
    },
    onSettled: () => setSending(null),
  });
  return {
    sent,
    max,
    sending,
    isSending: isPending,
    error,
    send(files: readonly File[]) {
      const fitting = files.slice(0, max - sent.length);
      if (fitting.length > 0 && !isPending) mutate(fitting);
    },
    remove(id: string) {
      change(sent.filter((file) => file.id !== id));
      // If this fails, it is deleted automatically after an hour.
      void browserApi()
        .then((api) => api.deleteSealedFile({ params: { id } }))
        .catch(() => undefined);
    },
  };
}

interface Properties {
  label: string;
  documents: ReturnType<typeof useDocuments>;
  /** Why they could not be handed in. */
  error?: unknown;
}

/** Chooses documents, shows those that were sent, and says how long they are kept. */
export function DocumentsField({ label, documents, error = null }: Properties) {
  const t = useT();
  const { sent, max, sending, send, remove } = documents;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    send(files);
  };
  const failure = documents.error ?? error;
  const refused = fieldFailures(failure)[0]?.message;
  return (
    <>
      <Field label={label} hint={t('documents.hint', { count: max })}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept={DOCUMENT_TYPES.join(',')}
            disabled={sent.length >= max}
            onChange={choose}
          />
        )}
      </Field>
      {sending && (
        <output className="row">
          <progress value={sending.done} max={sending.of} aria-label={t('documents.sent')} />
          {t('documents.progress', { done: sending.done + 1, of: sending.of })}
        </output>
      )}
      {sent.length > 0 && (
        <ul className="stack">
          {sent.map((file) => (
            <li key={file.id} className="sent-document">
              <bdi>{file.filename}</bdi>
              <IconButton
                icon="trash"
                label={t('documents.remove', { name: file.filename })}
                onClick={() => remove(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {refused === undefined ? (
        <FailureMessage variant="inline" error={failure} />
      ) : (
        <div role="alert">
          <FieldError>{refused}</FieldError>
        </div>
      )}
      <p className="small muted">{t('documents.kept', { days: LIMITS.sealed_file_decided_days })}</p>
    </>
  );
}

import type { Education } from '@abroad/contract/history';
import { LIMITS } from '@abroad/contract/limits';
import type { ProofState } from '@abroad/contract/proofs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { DocumentsField, isAboutFiles } from '../forms/documents-field.tsx';
import { NoTries } from './no-tries.tsx';
import { useKeptDocuments } from '../forms/use-kept-documents.ts';

interface Properties {
  education: Education;
  userId: string;
  state: ProofState | undefined;
  /** How many more times documents may be handed in. */
  left: number;
  onChanged: () => Promise<void>;
}

/** The proof by a document that a person checks. */
export function DocumentWay({ state, left, ...rest }: Properties) {
  const t = useT();
  if (state === 'proven') {
    return <p>{t('proofs.document_done')}</p>;
  }
  if (state === 'in_review') {
    return <p>{t('proofs.document_waits', { days: LIMITS.proof_review_days })}</p>;
  }
  return left === 0 ? <NoTries /> : <DocumentForm {...rest} left={left} />;
}

function DocumentForm({ education, userId, left, onChanged }: Omit<Properties, 'state'>) {
  const t = useT();
  const max = LIMITS.proof_files_max;
  const documents = useKeptDocuments(`proof-files.${education.id}`, { userId, max });
  const { sent, forget } = documents;
  const handIn = useMutation({
    mutationFn: (file_ids: string[]) => api.handInDocuments({ params: { id: education.id }, body: { file_ids } }),
    onSuccess: async () => {
      forget();
      showToast({ text: t('proofs.handed_in') });
      await onChanged();
    },
    onError: (error) => isAboutFiles(error) && forget(),
  });
  return (
    <div className="stack">
      <p>{t('proofs.document_lead')}</p>
      <p className="strong">{t('proofs.cover')}</p>
      <DocumentsField label={t('proofs.files')} documents={documents} error={handIn.error} />
      <p className="small muted">{t('proofs.tries_left', { count: left })}</p>
      <div>
        <Button
          loading={handIn.isPending && t('proofs.sending')}
          disabled={sent.length === 0 || documents.isSending}
          onClick={() => handIn.mutate(sent.map((file) => file.id))}
        >
          {t('proofs.hand_in')}
        </Button>
      </div>
    </div>
  );
}

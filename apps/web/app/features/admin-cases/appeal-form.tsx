import type { Case } from '@abroad/contract';
import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { consoleApi } from '../../api/console-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { SealedDocument } from '../admin/sealed-document.tsx';
import { StatementDialog } from '../admin/statement-dialog.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { Part } from './case-facts.tsx';
import type { DecisionDraft } from './use-decision-draft.ts';

const OUTCOMES = ['uphold', 'overturn'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface AppealProperties {
  found: Case;
  draft: DecisionDraft;
  onRefused: () => void;
  onDecided: () => void;
}

/** The person's appeal, and the answer, which is seen before it is sent. */
export function AppealForm({ found, draft, onRefused, onDecided }: AppealProperties) {
  const t = useT();
  const format = useFormat();
  const { id, version, appeal } = found;
  const { answer } = draft.value;
  const preview = useMutation({
    mutationFn: (outcome: Outcome) => consoleApi.previewAppeal({ params: { id }, body: { version, outcome, answer } }),
  });
  const judge = useAdminChange(
    (api, outcome: Outcome) => api.decideAppeal({ params: { id }, body: { version, outcome, answer } }),
    onDecided,
  );
  const show = (outcome: Outcome) => !preview.isPending && preview.mutate(outcome);
  const outcome = preview.variables;
  return (
    <Part title={t('cases.appeal')}>
      <p className="case-text" dir="auto">
        {appeal?.text}
      </p>
      <p className="small muted">{appeal && format.moment(appeal.created_at)}</p>
      {appeal !== null && appeal.files.length > 0 && (
        <>
          <h3 className="small">{t('vetting.documents')}</h3>
          <p className="small muted">{t('vetting.looks_recorded')}</p>
          {appeal.files.map((file, at) => (
            <SealedDocument
              key={file.id}
              file={file}
              number={at + 1}
              read={() => consoleApi.getCaseFile({ params: { id, file_id: file.id } })}
            />
          ))}
        </>
      )}
      <TextAreaField
        label={t('cases.answer')}
        hint={t('cases.facts_hint')}
        rows={4}
        limit={LIMITS.case_facts_max}
        value={answer}
        onChange={(event) => draft.set('answer', event.target.value)}
      />
      <ConsoleRefusal error={preview.error} />
      <div className="row">
        {OUTCOMES.map((one) => (
          <Button
            key={one}
            kind="line"
            onClick={() => show(one)}
            loading={preview.isPending && outcome === one && t('cases.composing')}
          >
            {t(`cases.${one}`)}
          </Button>
        ))}
      </div>
      {preview.data && outcome && (
        <StatementDialog
          title={t(`cases.${outcome}`)}
          previews={[{ preview: preview.data }]}
          nothing={t('admin.nothing_sent')}
          sendLabel={t('cases.send')}
          isSending={judge.isPending}
          error={judge.error}
          onSend={() => !judge.isPending && judge.mutate(outcome, { onError: onRefused })}
          onClose={() => {
            preview.reset();
            judge.reset();
          }}
        />
      )}
    </Part>
  );
}

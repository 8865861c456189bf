import type { Case } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { LIMITS } from '@abroad/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { consoleApi } from '../../api/console-client.ts';
import { consolePaths } from '../../lib/console-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { SealedDocument } from '../admin/sealed-document.tsx';
import { StatementDialog } from '../admin/statement-dialog.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { Part } from './case-facts.tsx';
import type { DecisionDraft } from './use-decision-draft.ts';
import { ConsoleDialog } from '../admin/console-form.tsx';

type Decision = Case['decisions'][number];

/** The decisions in this case, with who decided and when, the latest first; nothing before the first decision. */
export function Decided({ found, onRefused }: { found: Case; onRefused: () => void }) {
  const t = useT();
  const [taking, take] = useState<Decision | null>(null);
  const own = found.decisions.filter(({ case_id }) => case_id === found.id);
  return (
    own.length > 0 && (
      <Part title={t('cases.decision')}>
        <ul className="stack">
          {own.map((decision) => (
            <li key={decision.id}>
              <DecisionWords found={found} decision={decision} />
              {decision.can_undo && (
                <Button kind="line" size="small" onClick={() => take(decision)}>
                  {t('cases.undo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {taking !== null && (
          <TakeBack found={found} decision={taking} onRefused={onRefused} onClose={() => take(null)} />
        )}
      </Part>
    )
  );
}

/** The decisions about the person in other cases, and the strikes that count. */
export function Earlier({ found }: { found: Case }) {
  const t = useT();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const others = found.decisions.filter(({ case_id }) => case_id !== found.id);
  const counting = found.strikes.filter(({ lifted_at, fades_at }) => lifted_at === null && Date.parse(fades_at) > now);
  return (
    <Part title={t('cases.earlier')}>
      {others.length + counting.length === 0 && <p className="muted">{t('cases.no_earlier')}</p>}
      <ul className="stack">
        {others.map((decision) => (
          <li key={decision.id}>
            <DecisionWords found={found} decision={decision} />
            <Link className="link small" to={consolePaths.case(decision.case_id)}>
              {t('cases.open_its_case')}
            </Link>
          </li>
        ))}
        {counting.map(({ kind, created_at, fades_at }) => (
          <li key={`${kind} ${created_at}`}>
            {t(`cases.strike_${kind}`)}
            <span className="small muted">{` · ${t('cases.strike_until', { when: format.at(fades_at) })}`}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A decision, who made it and when; struck through if another one has reversed it. */
function DecisionWords({ found, decision }: { found: Case; decision: Decision }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const { id, actions, automated, decided_by, created_at, facts } = decision;
  const isTaken = found.decisions.some(({ overturns_decision_id }) => overturns_decision_id === id);
  const what = t.list(actions.map(({ type }) => t(`cases.do_${type}`)));
  const by = decided_by ? fullName(decided_by, locale) : automated ? t('cases.automated') : null;
  return (
    <>
      {isTaken ? <s>{what}</s> : what}
      <span className="small muted">
        {by !== null && (
          <>
            {' · '}
            <bdi>{by}</bdi>
          </>
        )}
        {` · ${format.moment(created_at)}`}
      </span>
      {isTaken && <Status tone="resting">{t('cases.event_undone')}</Status>}
      {facts !== null && (
        <p className="small case-text" dir="auto">
          {facts}
        </p>
      )}
    </>
  );
}

interface TakeBackProperties {
  found: Case;
  decision: Decision;
  onRefused: () => void;
  onClose: () => void;
}

/** Asks for the reason, and reverses a decision by a new one, after a preview of the person's message. */
function TakeBack({ found: { id, version }, decision, onRefused, onClose }: TakeBackProperties) {
  const t = useT();
  const { value, change, forget } = useKept(`undo.${decision.id}`, { reason: '' });
  const reason = value.reason.trim();
  const bodyOf = (why: string) => ({ version, decision_id: decision.id, reason: why });
  const preview = useMutation({
    mutationFn: (why: string) => consoleApi.previewUndo({ params: { id }, body: bodyOf(why) }),
  });
  const undo = useAdminChange(
    (api, why: string) => api.undoDecision({ params: { id }, body: bodyOf(why) }),
    () => {
      forget();
      showToast({ text: t('cases.undone') });
      onClose();
    },
  );
  const why = preview.variables;
  if (preview.data !== undefined && why !== undefined) {
    return (
      <StatementDialog
        title={t('cases.undo_title')}
        preview={preview}
        send={undo}
        previewsOf={(composed) => [{ preview: composed }]}
        sendLabel={t('cases.undo')}
        onSend={() => undo.mutate(why, { onError: onRefused })}
      />
    );
  }
  return (
    <ConsoleDialog
      title={t('cases.undo_title')}
      go={t('cases.preview')}
      going={t('cases.composing')}
      keep={null}
      isDisabled={reason === ''}
      attempt={preview}
      onSubmit={() => preview.mutate(reason)}
      onClose={onClose}
    >
      <p>{t('cases.undo_text')}</p>
      <TextAreaField
        label={t('cases.undo_reason')}
        hint={t('cases.facts_hint')}
        rows={3}
        limit={LIMITS.case_facts_max}
        value={value.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </ConsoleDialog>
  );
}

const OUTCOMES = ['uphold', 'overturn'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface AppealProperties {
  found: Case;
  draft: DecisionDraft;
  onRefused: () => void;
  onDecided: () => void;
}

/** The person's appeal, and the answer, with a preview before it is sent. */
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
      {outcome && (
        <StatementDialog
          title={t(`cases.${outcome}`)}
          preview={preview}
          send={judge}
          previewsOf={(composed) => [{ preview: composed }]}
          sendLabel={t('cases.send')}
          onSend={() => judge.mutate(outcome, { onError: onRefused })}
        />
      )}
    </Part>
  );
}

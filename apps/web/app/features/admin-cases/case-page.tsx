import type { Case } from '@abroad/contract';
import { isConversation } from '@abroad/contract/case-actions';
import { fullName } from '@abroad/contract/full-name';
import { LIMITS } from '@abroad/contract/limits';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Status } from '../../ui/status.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { ConsolePage, ConsoleWaiting } from '../admin/console-page.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { useConsoleKeys } from '../admin/use-console-keys.ts';
import { CaseMessages } from './case-messages.tsx';
import { AppealForm, Decided, Earlier } from './case-decisions.tsx';
import { History, Part, Reported, Reports, Signals } from './case-facts.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useDecisionDraft, type DecisionDraft } from './use-decision-draft.ts';
import './admin-cases.css';

/** One case: the report, the facts about the person, and the decision. */
export default function CasePage() {
  const t = useT();
  const { id = '' } = useParams();
  const query = useAdminQuery(['case', id], (api, signal) => api.getCase({ params: { id }, signal }));
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} page={t('cases.case')} />;
  }
  return <OpenCase key={id} found={data} onStale={() => void query.refetch()} />;
}

const KEYS = ['j', 'enter', 'e', 'digits', 'f', 'send', 'escape', 'help'] as const;
const KEY_NAMES = {
  j: 'J, K',
  enter: 'Enter',
  e: 'E',
  digits: '1–9, 0',
  f: 'F',
  send: 'Ctrl+Enter',
  escape: 'Esc',
  help: '?',
} as const;

/** Whether this is the tab's first page of the product; React Router numbers its entries of the history. */
const isFirstPage = () => ((history.state as { idx?: number } | null)?.idx ?? 0) === 0;

function OpenCase({ found, onStale }: { found: Case; onStale: () => void }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isHelpOpen, openHelp] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const draft = useDecisionDraft(found);
  // Back to the queue with its filters, if it was open before.
  const leave = () => void (isFirstPage() ? navigate(consolePaths.cases()) : navigate(-1));
  const finish = () => {
    draft.forget();
    showToast({ text: t('cases.decided') });
    leave();
  };
  /** The length of the history that was read before a refusal. */
  const [read, setRead] = useState<number | null>(null);
  const askAgain = () => {
    setRead(found.history.length);
    onStale();
  };
  const lookAgain = () => {
    setRefused(true);
    askAgain();
  };
  useConsoleKeys({ '?': () => openHelp(true), Escape: leave });
  const isWaiting = found.state === 'open' || found.state === 'in_review';
  const isAppealed = found.appeal !== null && found.appeal.answer === null;
  const name = found.owner ? fullName(found.owner, locale) : t('admin.deleted');
  return (
    <ConsolePage
      title={t('cases.case_title', { target: t(`cases.target_${found.target_type}`), name })}
      lead={t(`reports.reason_${found.reason}`)}
      actions={
        <Button kind="quiet" onClick={() => openHelp(true)}>
          {t('cases.keys')}
        </Button>
      }
    >
      <State found={found} onStale={askAgain} />
      {read !== null && <Changed events={found.history.slice(read)} />}
      <div className="case-columns">
        <div className="stack">
          {isConversation(found.target_type) ? <CaseMessages found={found} /> : <Reported found={found} />}
          <Reports found={found} />
          <Signals found={found} />
          <Earlier found={found} />
        </div>
        <div className="stack">
          <Decided found={found} onRefused={askAgain} />
          {isWaiting && <DecisionForm found={found} draft={draft} onRefused={lookAgain} onDecided={finish} />}
          {isAppealed && <AppealForm found={found} draft={draft} onRefused={lookAgain} onDecided={finish} />}
          {wasRefused && !isWaiting && !isAppealed && <Overtaken draft={draft} />}
          <Notes found={found} draft={draft} onStale={askAgain} />
        </div>
      </div>
      <Dialog open={isHelpOpen} onOpenChange={openHelp} title={t('cases.keys')} closeLabel={t('forms.close')}>
        <dl className="case-keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{KEY_NAMES[key]}</kbd>
              </dt>
              <dd>{t(`cases.key_${key}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </ConsolePage>
  );
}

/** The changes that others made to the case after it was loaded, and that caused a refusal. */
function Changed({ events }: { events: Case['history'] }) {
  const t = useT();
  const me = useAdminQuery(['me'], (api, signal) => api.getStaffMe({ signal })).data;
  const others = events.filter(({ actor }) => actor === null || actor.user_id !== me?.user_id);
  return (
    others.length > 0 && (
      <Banner>
        <p className="strong">{t('cases.changed')}</p>
        <History events={others} />
      </Banner>
    )
  );
}

/** Replaces the form after another moderator decided first: says that it wasn't sent, and shows the typed text. */
function Overtaken({ draft: { value } }: { draft: DecisionDraft }) {
  const t = useT();
  const typed = (
    [
      ['cases.facts', value.facts],
      ['cases.answer', value.answer],
    ] as const
  ).filter(([, text]) => text !== '');
  return (
    <Part title={t('cases.decision')}>
      <Banner tone="problem">{t('cases.overtaken')}</Banner>
      {typed.map(([name, text]) => (
        <div key={name}>
          <p className="strong">{t(name)}</p>
          <p className="as-written">{text}</p>
        </div>
      ))}
    </Part>
  );
}

/** The state of the case, its moderator, and the button to take it. */
function State({ found, onStale }: { found: Case; onStale: () => void }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const me = useAdminQuery(['me'], (api, signal) => api.getStaffMe({ signal })).data;
  const { id, version, state, claim, due_at, is_overdue, priority } = found;
  const isMine = me !== undefined && claim?.by?.user_id === me.user_id;
  const canClaim = state === 'open' || state === 'in_review' || state === 'appealed';
  // Named one by one: the build keeps the calls that pages name.
  const change = useAdminChange((api, move: 'claim' | 'release') => {
    const request = { params: { id }, body: { version } };
    return move === 'claim' ? api.claimCase(request) : api.releaseCase(request);
  });
  const toggle = () => !change.isPending && change.mutate(isMine ? 'release' : 'claim', { onError: onStale });
  useConsoleKeys({ e: canClaim ? toggle : undefined });
  return (
    <div className="stack">
      <div className="row">
        <Status tone={is_overdue ? 'bad' : canClaim ? 'waiting' : 'resting'}>{t(`cases.state_${state}`)}</Status>
        <span className={is_overdue ? 'case-late' : 'muted'}>
          {t(is_overdue ? 'cases.was_due' : 'cases.is_due', { when: format.moment(due_at) })}
        </span>
        <span className="muted">{t('cases.priority_is', { priority })}</span>
        {found.account?.closes_at != null && (
          <Status tone="watch">{t('cases.closes', { when: format.at(found.account.closes_at) })}</Status>
        )}
        {claim !== null && (
          <span className="muted">
            {t('cases.claimed', {
              name: claim.by ? fullName(claim.by, locale) : '–',
              until: format.moment(claim.until),
            })}
          </span>
        )}
        {canClaim && (
          <Button kind="line" onClick={toggle} loading={change.isPending && t('forms.saving')}>
            {t(isMine ? 'cases.release' : 'cases.claim')}
          </Button>
        )}
      </div>
      <ConsoleRefusal error={change.error} />
    </div>
  );
}

function Notes({ found, draft, onStale }: { found: Case; draft: DecisionDraft; onStale: () => void }) {
  const t = useT();
  const { id, version } = found;
  const add = useAdminChange(
    (api, text: string) => api.addCaseNote({ params: { id }, body: { version, text } }),
    () => draft.set('note', ''),
  );
  const { note } = draft.value;
  return (
    <Part title={t('cases.history')}>
      <History events={found.history} />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending && note.trim() !== '') add.mutate(note, { onError: onStale });
        }}
      >
        <TextAreaField
          label={t('cases.note')}
          hint={t('cases.note_hint')}
          rows={2}
          limit={LIMITS.case_note_max}
          value={note}
          onChange={(event) => draft.set('note', event.target.value)}
        />
        <ConsoleRefusal error={add.error} />
        <div>
          <Button type="submit" kind="line" loading={add.isPending && t('forms.saving')}>
            {t('cases.add_note')}
          </Button>
        </div>
      </form>
    </Part>
  );
}

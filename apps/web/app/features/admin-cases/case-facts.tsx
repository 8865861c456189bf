import type { Case } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { LIMITS } from '@abroad/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';

type Words = NonNullable<Case['target']['words']>;

/** All texts of all kinds of targets, in the order in which they are shown. */
const FIELDS = [
  'first_name',
  'last_name',
  'title',
  'headline',
  'text',
  'reply',
  'message',
  'about',
  'description',
  'why_study_abroad',
  'career_aspirations',
  'topics_can_discuss',
  'topics',
  'target_fields',
  'educations',
  'experiences',
  'questions',
  'answers',
  'meeting_location',
  'location',
  'cancel_reason',
] as const;

/** A part of a case with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack case-part">
      <h2 className="card-title">{title}</h2>
      {children}
    </section>
  );
}

/** Texts as their author wrote them, never as markup. */
function WordList({ words }: { words: Words }) {
  const t = useT();
  const filled = FIELDS.flatMap((field) => {
    const value = words[field] ?? [];
    return value.length > 0 ? [{ field, value }] : [];
  });
  return (
    <Facts areLong>
      {filled.map(({ field, value }) => (
        <Fact key={field} name={t(`cases.field_${field}`)}>
          {(Array.isArray(value) ? value : [value]).map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
        </Fact>
      ))}
    </Facts>
  );
}

/** What was reported, then and now. */
export function Reported({ found: { evidence, target } }: { found: Case }) {
  const t = useT();
  const format = useFormat();
  const [latest] = evidence.toReversed();
  const isSame = JSON.stringify(latest?.words) === JSON.stringify(target.words);
  return (
    <Part title={t('cases.words')}>
      {evidence.map(({ words, taken_at }) => (
        <div key={taken_at} className="stack">
          <p className="strong">{t('cases.words_then', { when: format.moment(taken_at) })}</p>
          <WordList words={words} />
        </div>
      ))}
      {!isSame && (
        <div className="stack">
          <p className="strong">{t('cases.words_now')}</p>
          {target.words === null ? <p className="muted">{t('cases.words_gone')}</p> : <WordList words={target.words} />}
        </div>
      )}
      <p className="small muted">{t(isSame ? 'cases.words_same' : 'cases.words_changed')}</p>
      {target.is_hidden && (
        <p>
          <Tag>{t('cases.hidden')}</Tag>
        </p>
      )}
    </Part>
  );
}

export function Reports({ found: { reports } }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  return (
    <Part title={t('cases.reports')}>
      {reports.length === 0 && <p className="muted">{t('cases.no_reports')}</p>}
      <ul className="stack">
        {reports.map(({ id, reason, text, reporter, reporter_number, accuracy, created_at }) => (
          <li key={id}>
            <p className="strong">{t(`reports.reason_${reason}`)}</p>
            {text !== null && (
              <p className="case-text" dir="auto">
                {text}
              </p>
            )}
            <p className="small muted">
              <bdi>{reporter ? fullName(reporter, locale) : t('cases.signed_out')}</bdi>
              {` · ${t('cases.reporter', { number: reporter_number, accuracy: format.number(accuracy) })} · ${format.moment(created_at)}`}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function History({ found: { history } }: { found: Case }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  return (
    <ul className="stack">
      {history.map(({ kind, actor, text, created_at }) => (
        <li key={`${kind} ${created_at}`}>
          {t(`cases.event_${kind}`)}
          <span className="small muted">
            {actor && (
              <>
                {' · '}
                <bdi>{fullName(actor, locale)}</bdi>
              </>
            )}
            {` · ${format.moment(created_at)}`}
          </span>
          {text !== null && (
            <p className="case-text" dir="auto">
              {text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type Decision = Case['decisions'][number];

/** What was decided about the person before, and the strikes that count. */
export function Earlier({ found, onRefused }: { found: Case; onRefused: () => void }) {
  const t = useT();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { decisions, strikes } = found;
  const [taking, take] = useState<Decision | null>(null);
  const counting = strikes.filter(({ lifted_at, fades_at }) => lifted_at === null && Date.parse(fades_at) > now);
  const isTaken = (id: string) => decisions.some(({ overturns_decision_id }) => overturns_decision_id === id);
  return (
    <Part title={t('cases.earlier')}>
      {decisions.length + counting.length === 0 && <p className="muted">{t('cases.no_earlier')}</p>}
      <ul className="stack">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Decided decision={decision} />
            {isTaken(decision.id) && <Tag>{t('cases.event_undone')}</Tag>}
            {decision.can_undo && (
              <Button kind="line" size="small" onClick={() => take(decision)}>
                {t('cases.undo')}
              </Button>
            )}
            {decision.case_id !== found.id && (
              <Link className="link small" to={adminPaths.case(decision.case_id)}>
                {t('cases.open_its_case')}
              </Link>
            )}
          </li>
        ))}
        {counting.map(({ kind, created_at, fades_at }) => (
          <li key={`${kind} ${created_at}`}>
            {t(`cases.strike_${kind}`)}
            <span className="small muted">{` · ${t('cases.strike_until', { when: format.moment(fades_at) })}`}</span>
          </li>
        ))}
      </ul>
      {taking !== null && <TakeBack found={found} decision={taking} onRefused={onRefused} onClose={() => take(null)} />}
    </Part>
  );
}

function Decided({ decision: { actions, automated, created_at, facts } }: { decision: Decision }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {t.list(actions.map(({ type }) => t(`cases.do_${type}`)))}
      <span className="small muted">
        {` · ${format.moment(created_at)}${automated ? ` · ${t('cases.automated')}` : ''}`}
      </span>
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

/** Asks why, and takes a decision back by a new one. */
function TakeBack({ found: { id, version }, decision, onRefused, onClose }: TakeBackProperties) {
  const t = useT();
  const form = useId();
  const { value, change, forget } = useKept(`undo.${decision.id}`, { reason: '' });
  const reason = value.reason.trim();
  const undo = useAdminChange(
    (api, why: string) =>
      api.undoDecision({ params: { id }, body: { version, decision_id: decision.id, reason: why } }),
    () => {
      forget();
      showToast({ text: t('cases.undone') });
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !undo.isPending && onClose()}
      title={t('cases.undo_title')}
      closeLabel={t('admin.close')}
      actions={
        <Button type="submit" form={form} disabled={reason === ''} loading={undo.isPending && t('cases.sending')}>
          {t('cases.undo')}
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== '' && !undo.isPending) undo.mutate(reason, { onError: onRefused });
        }}
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
        <ConsoleRefusal error={undo.error} />
      </form>
    </Dialog>
  );
}

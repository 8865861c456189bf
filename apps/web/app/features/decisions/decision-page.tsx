import type { Decision } from '@abroad/contract/decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { OwnDocuments } from '../forms/own-documents.tsx';
import { directionOf } from '../../locales/pick-locale.ts';
import { AppealForm } from './appeal-form.tsx';
import './decisions.css';
import { decisionKey, useDecision } from './use-decisions.ts';
import { unlisted } from '../../lib/page-title.ts';
import '../forms/forms.css';

export const meta = unlisted('decisions.page');

/** A decision, for the person whom it is about: the measures, the reasons, the end, and their options. */
export default function DecisionPage() {
  const { id = '' } = useParams();
  return <OpenDecision key={id} id={id} />;
}

function OpenDecision({ id }: { id: string }) {
  return (
    <SignedInOnly
      fallback={
        <Frame>
          <LoadingDecision />
        </Frame>
      }
    >
      {() => <LoadedDecision id={id} />}
    </SignedInOnly>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      {children}
    </main>
  );
}

function LoadingDecision() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
      <output className="unseen">{t('decisions.loading')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="long" />
      <Skeleton shape="long" />
    </div>
  );
}

function LoadedDecision({ id }: { id: string }) {
  const { data, error, refetch } = useDecision(id);
  if (isFailure(error) && (error.status === 404 || error.status === 400)) {
    return <NotFound title={null} />;
  }
  return (
    <Frame>
      {data !== undefined ? (
        <Decided decision={data} />
      ) : error ? (
        <FailureCard level={1} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingDecision />
      )}
    </Frame>
  );
}

function Decided({ decision }: { decision: Decision }) {
  const t = useT();
  const format = useFormat();
  const { statement, lang, created_at, overturned_at } = decision;
  return (
    <>
      <header>
        <h1>{t('decisions.page')}</h1>
        <p className="muted">{t('decisions.decided_on', { date: format.longDay(created_at) })}</p>
      </header>
      {overturned_at !== null && <Banner>{t('decisions.overturned')}</Banner>}
      <Measures decision={decision} />
      {decision.checklist_due && <SessionChecklist decisionId={decision.id} />}
      {statement !== null && (
        <Card className="prose" lang={lang} dir={directionOf(lang)}>
          {statement.split(/\n{2,}/u).map((paragraph) => (
            <p key={paragraph} className="decision-words">
              {paragraph}
            </p>
          ))}
        </Card>
      )}
      <p className="small muted">
        <T id="decisions.see_rules" parts={{ link: <Link className="link" to={paths.rules()} /> }} />
      </p>
      <Redress decision={decision} />
    </>
  );
}

/** The measures of the decision, and when they end. */
function Measures({ decision: { actions } }: { decision: Decision }) {
  const t = useT();
  const format = useFormat();
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" tabIndex={-1} className="card-title">
        {t('decisions.measures')}
      </h2>
      <ul>
        {actions.map(({ type, from, until, is_over }) => (
          <li key={type} className="row">
            <strong>{t(`decisions.action_${type}`)}</strong>
            {from !== null && <span>{t('decisions.from', { moment: format.momentWithin(from) })}</span>}
            {until !== null && <span>{t('decisions.until', { moment: format.momentWithin(until) })}</span>}
            {is_over && <Status tone="resting">{t('decisions.ended')}</Status>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The appeal and its answer, or the form to appeal. */
function Redress({ decision }: { decision: Decision }) {
  const t = useT();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { appeal, can_appeal, appeal_until, overturned_at } = decision;
  const date = format.longDay(appeal_until);
  const isOver = overturned_at === null && Date.parse(appeal_until) <= now;
  if (appeal !== null) {
    return <FiledAppeal appeal={appeal} />;
  }
  if (!can_appeal && !isOver) {
    return null;
  }
  return (
    <section className="stack" aria-labelledby="appeal">
      <h2 id="appeal">{t('decisions.appeal_title')}</h2>
      <p>{t(can_appeal ? 'decisions.appeal_text' : 'decisions.appeal_over', { date })}</p>
      {can_appeal && <AppealForm decisionId={decision.id} />}
    </section>
  );
}

function FiledAppeal({ appeal }: { appeal: NonNullable<Decision['appeal']> }) {
  const t = useT();
  const format = useFormat();
  const { state, text, files, answer, created_at, decided_at } = appeal;
  return (
    <section className="stack" aria-labelledby="appeal">
      <h2 id="appeal" tabIndex={-1}>
        {t('decisions.yours')}
      </h2>
      {state === 'open' ? (
        <Banner>{t('decisions.appeal_open', { date: format.day(created_at) })}</Banner>
      ) : (
        <Banner>
          {t(`decisions.appeal_${state}`)}{' '}
          {decided_at !== null && t('decisions.answered_on', { date: format.day(decided_at) })}
        </Banner>
      )}
      {answer !== null && (
        <p className="decision-words" dir="auto">
          {answer}
        </p>
      )}
      {text !== null && (
        <blockquote className="muted decision-words" dir="auto">
          {text}
        </blockquote>
      )}
      <OwnDocuments files={files} />
    </section>
  );
}

const POINTS = [1, 2, 3, 4, 5] as const;

/** A checklist against missed sessions: after the first missed session the profile is hidden until the mentor has read it. */
function SessionChecklist({ decisionId }: { decisionId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.readSessionChecklist();
    },
    async onSuccess() {
      showToast({ text: t('decisions.checklist_toast') });
      await queries.invalidateQueries({ queryKey: decisionKey(decisionId) });
      // The button is gone, and with it the focus.
      document.getElementById('measures')?.focus();
    },
  });
  return (
    <Card className="stack">
      <h2 className="card-title">{t('decisions.checklist')}</h2>
      <p>{t('decisions.checklist_lead')}</p>
      <div className="prose">
        <ul>
          {POINTS.map((point) => (
            <li key={point}>{t(`decisions.checklist_${point}`)}</li>
          ))}
        </ul>
      </div>
      <FailureMessage variant="inline" error={error} />
      <div className="row">
        <Button onClick={() => !isPending && mutate()} loading={isPending && t('forms.saving')}>
          {t('decisions.checklist_done')}
        </Button>
      </div>
    </Card>
  );
}

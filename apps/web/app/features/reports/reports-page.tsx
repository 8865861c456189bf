import { fullName } from '@abroad/contract/full-name';
import type { MyReport } from '@abroad/contract/reports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { DecisionList } from '../decisions/decision-list.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('reports.page');

/** The signed-in person's reports, with their outcomes. */
export default function ReportsPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <header>
        <h1>{t('reports.page')}</h1>
        <p className="muted">
          <T id="reports.lead" parts={{ link: <Link className="link" to={paths.rules()} /> }} />
        </p>
      </header>
      <SignedInOnly fallback={<LoadingReports />}>
        {(user) => (
          <Fragment key={user.id}>
            <ReportList userId={user.id} />
            <DecisionList userId={user.id} />
          </Fragment>
        )}
      </SignedInOnly>
    </main>
  );
}

function LoadingReports() {
  const t = useT();
  return (
    <div aria-busy="true">
      <output className="unseen">{t('reports.loading')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="long" />
    </div>
  );
}

function useReports(userId: string) {
  return useInfiniteQuery({
    queryKey: ['reports', userId],
    staleTime: staleTimes.volatile,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listMyReports({ query: { page: pageParam }, signal });
    },
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
  });
}

function ReportList({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReports(userId);
  if (data === undefined) {
    return error ? <FailureCard error={error} onRetry={() => void refetch()} /> : <LoadingReports />;
  }
  const reports = data.pages.flatMap(({ items }) => items);
  if (reports.length === 0) {
    return (
      <EmptyState
        title={t('reports.empty')}
        action={
          <ButtonLink kind="line" to={paths.rules()}>
            {t('conduct.title')}
          </ButtonLink>
        }
      >
        {t('reports.empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="cards" aria-label={t('reports.page')}>
        {reports.map((report) => (
          <li key={report.id}>
            <OneReport report={report} />
          </li>
        ))}
      </ul>
      {error !== null && <FailureCard level={2} error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <div className="row">
          <Button kind="line" loading={isFetchingNextPage && t('reports.loading')} onClick={() => void fetchNextPage()}>
            {t('reports.show_more')}
          </Button>
        </div>
      )}
    </>
  );
}

function OneReport({ report }: { report: MyReport }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const { outcome, decided_at, target, code } = report;
  const name = report.about === null ? t('reports.deleted') : fullName(report.about, locale);
  return (
    <Card className="card-body stack">
      <header className="row between">
        <h2 className="card-title">{t(`reports.about_${target.type}`, { name })}</h2>
        <Status tone={outcome === null ? 'waiting' : 'good'}>
          {t(outcome === null ? 'reports.open' : 'reports.decided')}
        </Status>
      </header>
      <p className="small muted">
        {t('reports.reported_on', { date: format.day(report.created_at), code })}
        {` · ${t(`reports.reason_${report.reason}`)}`}
      </p>
      {report.text !== null && (
        <p className="as-written" dir="auto">
          {report.text}
        </p>
      )}
      {outcome !== null && decided_at !== null && (
        <p>
          <strong>{t(`reports.outcome_${outcome}`)}</strong>{' '}
          <span className="muted">{t('reports.decided_on', { date: format.day(decided_at) })}</span>
        </p>
      )}
    </Card>
  );
}

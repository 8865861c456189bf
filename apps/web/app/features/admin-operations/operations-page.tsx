import type { BoundedCount, Operations } from '@abroad/contract/operations';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT, type Translate } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleFailure } from '../admin/console-failure.tsx';
import { DataTable } from '../admin/console-list.tsx';
import { ConsoleLoading, ConsolePage, ConsoleSection } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { laterPart } from '../errors/later-part.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import './operations.css';

const SetUpCheck = laterPart(() => import('./set-up-check.tsx'));

/** The state of the background work: waiting and failed jobs, and the actions on them. */
export default function OperationsPage() {
  const t = useT();
  const { data, error, refetch, isFetching } = useAdminQuery(['operations'], (api, signal) =>
    api.getOperations({ signal }),
  );
  return (
    <ConsolePage
      title={t('operations.title')}
      lead={t('operations.lead')}
      actions={
        <Button
          kind="line"
          size="small"
          loading={data !== undefined && isFetching && t('admin.loading')}
          onClick={() => void refetch()}
        >
          {t('operations.refresh')}
        </Button>
      }
    >
      {error ? <ConsoleFailure error={error} onRetry={refetch} /> : null}
      {data === undefined && !error && <ConsoleLoading />}
      {data && <Loaded operations={data} />}
      <Suspense fallback={<ConsoleLoading />}>
        <SetUpCheck />
      </Suspense>
    </ConsolePage>
  );
}

function Loaded({ operations }: { operations: Operations }) {
  const t = useT();
  const { worker, migrations, jobs, calendars } = operations;
  return (
    <>
      {!worker.is_alive && <Banner tone="problem">{t('operations.no_worker')}</Banner>}
      {migrations.waiting.length > 0 && <Banner tone="problem">{t('operations.migrations_wait')}</Banner>}
      <div className="console-cards operations-cards">
        <Processes operations={operations} />
        <Database operations={operations} />
        <Jobs jobs={jobs} />
        <Mails mails={operations.mails} />
        <Webhooks webhooks={operations.webhooks} />
        <CalendarStates calendars={calendars} />
      </div>
      <DueJobs due={jobs.due.tasks} />
      <FailedJobs jobs={jobs.failed} />
    </>
  );
}

function Processes({ operations: { version, worker, search } }: { operations: Operations }) {
  const t = useT();
  const format = useFormat();
  return (
    <ConsoleSection kind="facts" title={t('instance.group_processes')}>
      <Facts>
        <Fact name={t('instance.version')}>
          <bdi>{version}</bdi>
        </Fact>
        <Fact name={t('operations.worker')}>
          <Status tone={worker.is_alive ? 'good' : 'bad'}>
            {t(worker.is_alive ? 'operations.worker_alive' : 'operations.worker_gone')}
          </Status>
        </Fact>
        <Fact name={t('operations.worker_seen')}>{worker.seen_at && format.moment(worker.seen_at)}</Fact>
        <Fact name={t('instance.search_engine')}>{t(`instance.choice_${search.engine}`)}</Fact>
        <Fact name={t('operations.search_lag')}>
          {search.lag_ms !== null && t('operations.milliseconds', { count: Math.round(search.lag_ms) })}
        </Fact>
      </Facts>
    </ConsoleSection>
  );
}

function Database({ operations: { migrations, backup } }: { operations: Operations }) {
  const t = useT();
  const format = useFormat();
  return (
    <ConsoleSection kind="facts" title={t('instance.in_database')}>
      <Facts>
        <Fact name={t('operations.migrations')}>{format.number(migrations.applied)}</Fact>
        <Fact name={t('operations.migration_last')}>
          {migrations.last && (
            <>
              <bdi dir="ltr">{migrations.last}</bdi>
              <span className="small muted">{migrations.last_at && format.moment(migrations.last_at)}</span>
            </>
          )}
        </Fact>
        <Fact name={t('operations.migrations_waiting')}>
          {migrations.waiting.length > 0 && t.list(migrations.waiting)}
        </Fact>
        <Fact name={t('operations.backup')}>
          {backup === null ? t('operations.backup_none') : format.moment(backup.made_at)}
        </Fact>
        <Fact name={t('operations.backup_size')}>
          {backup && t('operations.backup_rows', { rows: backup.rows, files: backup.files })}
        </Fact>
      </Facts>
    </ConsoleSection>
  );
}

/** Returns a function that writes a count, also a capped one. */
function useCount() {
  const t = useT();
  const format = useFormat();
  return ({ count, is_more }: BoundedCount) =>
    is_more ? t('operations.more_than', { count: format.number(count) }) : format.number(count);
}

function Jobs({ jobs: { due, retrying, given_up } }: Pick<Operations, 'jobs'>) {
  const t = useT();
  const write = useCount();
  return (
    <ConsoleSection kind="facts" title={t('operations.jobs')}>
      <Facts>
        <Fact name={t('operations.due')}>{write(due.total)}</Fact>
        <Fact name={t('operations.retrying')}>{write(retrying)}</Fact>
        <Fact name={t('operations.given_up')}>{write(given_up)}</Fact>
      </Facts>
    </ConsoleSection>
  );
}

function Mails({ mails: { waiting, oldest_at, failed } }: Pick<Operations, 'mails'>) {
  const t = useT();
  const format = useFormat();
  const write = useCount();
  return (
    <ConsoleSection kind="facts" title={t('mails.title')}>
      <Facts>
        <Fact name={t('operations.waiting')}>{write(waiting)}</Fact>
        <Fact name={t('operations.oldest')}>{oldest_at && format.moment(oldest_at)}</Fact>
        <Fact name={t('mails.state_failed')}>
          {failed.count === 0 ? (
            write(failed)
          ) : (
            <Link className="link" to={consolePaths.mails({ state: 'failed' })}>
              {write(failed)}
            </Link>
          )}
        </Fact>
      </Facts>
    </ConsoleSection>
  );
}

function Webhooks({ webhooks: { waiting, oldest_at, failing } }: Pick<Operations, 'webhooks'>) {
  const t = useT();
  const format = useFormat();
  const write = useCount();
  return (
    <ConsoleSection kind="facts" title={t('operations.webhooks')}>
      <Facts>
        <Fact name={t('operations.due')}>{write(waiting)}</Fact>
        <Fact name={t('operations.oldest')}>{oldest_at && format.moment(oldest_at)}</Fact>
        <Fact name={t('operations.webhooks_failing')}>{write(failing)}</Fact>
      </Facts>
    </ConsoleSection>
  );
}

const STATES = [
  'read',
  'signed_out',
  'unreachable',
  'limited',
  'gone',
  'unreadable',
  'forbidden_address',
  'refused',
] as const;

function wordsOf(state: string, t: Translate): string {
  const known = STATES.find((one) => one === state);
  return known === undefined ? state : t(`operations.calendar_${known}`);
}

/** Connected calendars by the result of the last reading. */
function CalendarStates({ calendars }: Pick<Operations, 'calendars'>) {
  const t = useT();
  const format = useFormat();
  return (
    <ConsoleSection kind="facts" title={t('operations.calendars')}>
      {calendars.length === 0 ? (
        <p className="muted">{t('operations.calendars_none')}</p>
      ) : (
        <Facts>
          {calendars.map(({ state, count }) => (
            <Fact key={state} name={wordsOf(state, t)}>
              {format.number(count)}
            </Fact>
          ))}
        </Facts>
      )}
    </ConsoleSection>
  );
}

/** Jobs that should run by now, by kind; nothing if there are none. */
function DueJobs({ due }: { due: Operations['jobs']['due']['tasks'] }) {
  const t = useT();
  const format = useFormat();
  return due.length === 0 ? null : (
    <ConsoleSection title={t('operations.due_title')} kind="plain">
      <DataTable
        label={t('operations.due_title')}
        rows={due}
        keyOf={({ task }) => task}
        columns={[
          { title: t('operations.task'), render: ({ task }) => <code>{task}</code> },
          { title: t('operations.count'), render: ({ count }) => format.number(count) },
          { title: t('operations.oldest'), render: ({ oldest_at }) => format.moment(oldest_at) },
        ]}
      />
    </ConsoleSection>
  );
}

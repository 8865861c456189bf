import type { FailedJob } from '@abroad/contract/operations';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { ConsoleDialog } from '../admin/console-form.tsx';

interface Properties {
  jobs: readonly FailedJob[];
}

/** The jobs that failed, each to be run again or discarded. */
export function FailedJobs({ jobs }: Properties) {
  const t = useT();
  const [discarded, setDiscarded] = useState<FailedJob | null>(null);
  const retry = useAdminChange(
    (api, ids: string[]) => api.retryJobs({ body: { ids } }),
    ({ changed }) => showToast({ text: t('operations.retried', { count: changed }) }),
  );
  return (
    <section className="stack" aria-labelledby="operations-failed">
      <div className="row between">
        <h2 id="operations-failed">{t('operations.failed')}</h2>
        {jobs.length > 1 && (
          <Button
            kind="line"
            size="small"
            loading={retry.isPending && retry.variables.length > 1 && t('operations.retrying_now')}
            onClick={() => retry.isPending || retry.mutate(jobs.map(({ id }) => id))}
          >
            {t('operations.retry_all', { count: jobs.length })}
          </Button>
        )}
      </div>
      <ConsoleRefusal error={retry.error} />
      <JobList jobs={jobs} onRetry={({ id }) => retry.isPending || retry.mutate([id])} onDiscard={setDiscarded} />
      {discarded && <DiscardDialog job={discarded} onClose={() => setDiscarded(null)} />}
    </section>
  );
}

interface ListProperties extends Properties {
  onRetry: (job: FailedJob) => void;
  onDiscard: (job: FailedJob) => void;
}

function JobList({ jobs, onRetry, onDiscard }: ListProperties) {
  const t = useT();
  const format = useFormat();
  return (
    <ConsoleList<FailedJob>
      label={t('operations.failed')}
      query={{ data: { items: jobs }, error: null, refetch: () => undefined }}
      keyOf={({ id }) => id}
      isOverdue={({ is_given_up }) => is_given_up}
      columns={[
        { title: t('operations.task'), render: ({ task }) => <code>{task}</code> },
        { title: t('operations.error'), render: ({ error }) => <bdi lang="en">{error}</bdi> },
        {
          title: t('operations.attempts'),
          render: ({ attempts, max_attempts }) => (
            <span className="operations-short">{t('operations.tries', { attempts, max: max_attempts })}</span>
          ),
        },
        {
          title: t('operations.next'),
          render: ({ is_given_up, run_at }) => (
            <span className="operations-short">
              {is_given_up ? <Status tone="bad">{t('operations.given_up_one')}</Status> : format.moment(run_at)}
            </span>
          ),
        },
        {
          title: t('operations.actions'),
          render: (job) => (
            <span className="row operations-actions">
              <Button
                kind="line"
                size="small"
                aria-label={t('operations.retry_one', { task: job.task, id: job.id })}
                onClick={() => onRetry(job)}
              >
                {t('operations.retry')}
              </Button>
              <Button
                kind="danger"
                size="small"
                aria-label={t('operations.discard_one', { task: job.task, id: job.id })}
                onClick={() => onDiscard(job)}
              >
                {t('operations.discard')}
              </Button>
            </span>
          ),
        },
      ]}
      empty={{ title: t('operations.none_failed'), text: t('operations.none_failed_text') }}
    />
  );
}

function DiscardDialog({ job: { id, task, error }, onClose }: { job: FailedJob; onClose: () => void }) {
  const t = useT();
  const discard = useAdminChange(
    (api, ids: string[]) => api.discardJobs({ body: { ids } }),
    ({ changed }) => {
      showToast({ text: t('operations.discarded', { count: changed }) });
      onClose();
    },
  );
  return (
    <ConsoleDialog
      title={t('operations.discard_title')}
      go={t('operations.discard')}
      keep={t('operations.keep')}
      isDanger
      attempt={discard}
      holds
      onSubmit={() => discard.mutate([id])}
      onClose={onClose}
    >
      <p>
        <code>{task}</code> · <bdi lang="en">{error}</bdi>
      </p>
      <p>{t('operations.discard_text')}</p>
    </ConsoleDialog>
  );
}

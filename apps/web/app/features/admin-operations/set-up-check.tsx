import type { CheckedSetUp } from '@abroad/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { consoleApi } from '../../api/console-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { ConsoleLoading } from '../admin/console-page.tsx';
import { DataTable } from '../admin/console-list.tsx';

/** The doctor's findings, when an admin asks for them. */
export default function SetUpCheck() {
  const t = useT();
  const check = useMutation({ mutationFn: () => consoleApi.checkSetUp() });
  return (
    <section className="stack" aria-labelledby="operations-check">
      <div className="row between">
        <h2 id="operations-check">{t('operations.check_title')}</h2>
        <Button
          kind="line"
          size="small"
          loading={check.isPending && t('operations.checking')}
          onClick={() => check.isPending || check.mutate()}
        >
          {t(check.isIdle ? 'operations.check_run' : 'operations.check_again')}
        </Button>
      </div>
      <p className="muted">{t('operations.check_text')}</p>
      <ConsoleRefusal error={check.error} />
      {check.isPending && <ConsoleLoading />}
      {check.data && <Checked {...check.data} />}
    </section>
  );
}

const TONES = { ok: 'good', warning: 'watch', failed: 'bad', skipped: 'resting' } as const;
/** The order of findings: those that need the operator's attention come first. */
const ORDER = ['failed', 'warning', 'ok', 'skipped'] as const;

function Checked({ checked_at, findings }: CheckedSetUp) {
  const t = useT();
  const format = useFormat();
  const sorted = ORDER.flatMap((state) => findings.filter((finding) => finding.state === state));
  const failed = findings.filter(({ state }) => state === 'failed').length;
  return (
    <>
      <output>
        {t('operations.check_sum', { failed })} <span className="muted">{format.moment(checked_at)}</span>
      </output>
      <DataTable
        label={t('operations.check_title')}
        rows={sorted}
        keyOf={({ name }) => name}
        columns={[
          { title: t('operations.check_name'), render: ({ name }) => <bdi lang="en">{name}</bdi> },
          {
            title: t('operations.check_state'),
            render: ({ state }) => <Status tone={TONES[state]}>{t(`operations.check_${state}`)}</Status>,
          },
          {
            title: t('operations.check_found'),
            render: ({ says, todo }) => (
              <div lang="en" dir="ltr" className="operations-finding">
                <p>{says}</p>
                {todo && <p className="muted">{todo}</p>}
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

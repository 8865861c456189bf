import { ProofState } from '@abroad/contract/proofs';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ConsoleFilter } from '../admin/console-filter.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';

/** Documents that wait for a decision, the oldest first; or proofs in another state. */
export function ProofsPage() {
  const t = useT();
  const format = useFormat();
  const [search] = useSearchParams();
  const state = ProofState.safeParse(search.get('state')).data ?? 'in_review';
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['proofs', state, page], (api, signal) =>
    api.listAdminProofs({ query: { state, page }, signal }),
  );
  const states = ProofState.options.map((value) => ({ value, label: t(`vetting.state_${value}`) }));
  return (
    <ConsolePage title={t('vetting.title')} lead={t('vetting.lead')}>
      <ConsoleFilter action={adminPaths.proofs()} values={{ state: state === 'in_review' ? null : state }}>
        <SelectField label={t('vetting.state')} name="state" defaultValue={state} options={states} />
      </ConsoleFilter>
      <ConsoleList
        label={t('vetting.title')}
        query={query}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.proof(id)}
        isOverdue={(proof) => proof.state === 'in_review' && Date.parse(proof.due_at) < Date.now()}
        columns={[
          { title: t('admin.person'), render: ({ person }) => <bdi>{person.name}</bdi> },
          { title: t('vetting.university'), render: ({ university }) => <bdi>{university.name}</bdi> },
          { title: t('vetting.kind'), render: ({ kind }) => t(`proofs.kind_${kind}`) },
          { title: t('vetting.since'), render: ({ created_at }) => format.moment(created_at) },
          {
            title: t('vetting.due'),
            render: (proof) => (proof.state === 'in_review' ? format.moment(proof.due_at) : '–'),
          },
        ]}
        empty={{ title: t('vetting.empty'), text: t('vetting.empty_text') }}
        pageHref={(next) => adminPaths.proofs({ state, page: next })}
      />
    </ConsolePage>
  );
}

import { ProofState } from '@abroad/contract/proofs';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleListPage } from '../admin/console-list-page.tsx';
import { PROOF_TONES } from './proof-tones.ts';

/** Documents that wait for a decision, the oldest first; or proofs in another state. */
export default function ProofsPage() {
  const t = useT();
  const format = useFormat();
  return (
    <ConsoleListPage
      title={t('vetting.title')}
      lead={t('vetting.lead')}
      name="proofs"
      path={consolePaths.proofs}
      ask={(api, query, signal) => api.listAdminProofs({ query, signal })}
      filters={{
        state: {
          label: t('vetting.state'),
          initial: 'in_review',
          options: ProofState.options.map((value) => ({ value, label: t(`vetting.state_${value}`) })),
        },
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => consolePaths.proof(id)}
      isOverdue={(proof) => proof.state === 'in_review' && Date.parse(proof.due_at) < Date.now()}
      columns={[
        { title: t('admin.person'), render: ({ person }) => <bdi>{person.name}</bdi> },
        { title: t('vetting.university'), render: ({ university }) => <bdi>{university.name}</bdi> },
        { title: t('vetting.kind'), render: ({ kind }) => t(`proofs.kind_${kind}`) },
        {
          title: t('vetting.state'),
          render: ({ state }) => <Status tone={PROOF_TONES[state]}>{t(`vetting.state_${state}`)}</Status>,
        },
        { title: t('vetting.since'), render: ({ created_at }) => format.moment(created_at) },
        {
          title: t('vetting.due'),
          render: (proof) => (proof.state === 'in_review' ? format.moment(proof.due_at) : '–'),
        },
      ]}
      empty={{ title: t('vetting.empty'), text: t('vetting.empty_text') }}
    />
  );
}

import { PROOF_REFUSALS, ProofRefusal, type AdminProofDetails } from '@abroad/contract/proofs';
import { degreeById } from '@abroad/reference-data/degrees';
import { Link, useNavigate, useParams } from 'react-router';
import { consoleApi } from '../../api/console-client.ts';
import { consolePaths } from '../../lib/console-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { PROOF_TONES } from './proof-tones.ts';
import { ConsolePage, ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { SealedDocument } from '../admin/sealed-document.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { useConsoleKeys } from '../admin/use-console-keys.ts';
import { useKept } from '../forms/use-kept.ts';

/** A proof with its documents, beside the mentor's own data of the education. */
export default function ProofPage() {
  const t = useT();
  const { id = '' } = useParams();
  const query = useAdminQuery(['proofs', id], (api, signal) => api.getAdminProof({ params: { id }, signal }));
  const { data } = query;
  return (
    <ConsolePage
      title={t('vetting.one')}
      actions={
        <ButtonLink kind="line" size="small" to={consolePaths.proofs()}>
          {t('vetting.back')}
        </ButtonLink>
      }
    >
      {data === undefined ? (
        <ConsoleWaiting query={query} />
      ) : (
        <div className="admin-proof">
          <Documents proof={data} />
          <div className="stack">
            <Said proof={data} />
            {data.state === 'in_review' && <Decision key={data.version} proof={data} />}
          </div>
        </div>
      )}
    </ConsolePage>
  );
}

/** The documents of a proof. Each is fetched on request, because each look is recorded. */
function Documents({ proof }: { proof: AdminProofDetails }) {
  const t = useT();
  if (proof.files.length === 0) {
    return (
      <EmptyState title={t('vetting.no_files')}>{proof.kind === 'graduation' && t('vetting.no_files_text')}</EmptyState>
    );
  }
  return (
    <section className="stack" aria-label={t('vetting.documents')}>
      <p className="small muted">{t('vetting.looks_recorded')}</p>
      {proof.files.map((file, at) => (
        <SealedDocument
          key={file.id}
          file={file}
          number={at + 1}
          read={() => consoleApi.getAdminProofFile({ params: { id: proof.id, file_id: file.id } })}
        />
      ))}
    </section>
  );
}

function Said({ proof }: { proof: AdminProofDetails }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const { person, university, education, state, refusal, refused_before, created_at, domain } = proof;
  const degree = education.degree_id === null ? undefined : degreeById(education.degree_id)?.name;
  const dates = [education.start_date, education.end_date]
    .map((date) => (date === null ? '…' : monthWords(date, locale)))
    .join(' – ');
  const lines: readonly (readonly [string, string])[] = [
    [t('vetting.university'), university.name],
    [t('vetting.school'), education.school],
    [t('vetting.degree'), degree ?? '–'],
    [t('vetting.field'), education.field_of_study ?? '–'],
    [t('vetting.dates'), dates],
    [t('vetting.since'), format.moment(created_at)],
    ...(domain === null ? [] : [[t('vetting.domain'), `@${domain}`] as const]),
    ...(refused_before === 0 ? [] : [[t('vetting.refused_before'), String(refused_before)] as const]),
  ];
  return (
    <ConsoleSection title={t('vetting.said')}>
      <p>
        <Status tone={PROOF_TONES[state]}>{t(`vetting.state_${state}`)}</Status>{' '}
        {refusal !== null && t(`vetting.refusal_${refusal}`)}
      </p>
      <Facts>
        <Fact name={t('admin.person')}>
          <Link className="link" to={consolePaths.person(person.user_id)}>
            <bdi>{person.name}</bdi>
          </Link>
        </Fact>
        {lines.map(([name, value]) => (
          <Fact key={name} name={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </ConsoleSection>
  );
}

type Verdict = { decision: 'prove' } | { decision: 'refuse'; refusal: ProofRefusal };

/** Accepts or refuses the documents, by button or by key. */
function Decision({ proof: { id, version } }: { proof: AdminProofDetails }) {
  const t = useT();
  const navigate = useNavigate();
  const { value, change, forget } = useKept(`proof.${id}`, { refusal: '' });
  const decide = useAdminChange(
    (api, verdict: Verdict) => api.decideProof({ params: { id }, body: { ...verdict, version } }),
    ({ state }) => {
      forget();
      showToast({ text: t(state === 'proven' ? 'vetting.accepted' : 'vetting.refused') });
      void navigate(consolePaths.proofs());
    },
  );
  const refusal = ProofRefusal.safeParse(value.refusal).data;
  const accept = () => decide.isPending || decide.mutate({ decision: 'prove' });
  const refuse = () => decide.isPending || (refusal && decide.mutate({ decision: 'refuse', refusal }));
  const reasons = PROOF_REFUSALS.map((reason, at) => [String(at + 1), () => change({ refusal: reason })] as const);
  useConsoleKeys({ ...Object.fromEntries(reasons), a: accept, r: refuse });
  return (
    <ConsoleSection title={t('vetting.decide')}>
      <p className="small muted">{t('vetting.keys')}</p>
      <div>
        <Button
          loading={decide.isPending && decide.variables.decision === 'prove' && t('forms.saving')}
          onClick={accept}
        >
          {t('vetting.accept')}
        </Button>
      </div>
      <SelectField
        label={t('vetting.reason')}
        value={value.refusal}
        onChange={(event) => change({ refusal: event.target.value })}
        placeholder={t('vetting.choose_reason')}
        options={PROOF_REFUSALS.map((reason, at) => ({
          value: reason,
          label: `${at + 1} · ${t(`vetting.refusal_${reason}`)}`,
        }))}
      />
      <div>
        <Button
          kind="danger"
          disabled={refusal === undefined}
          loading={decide.isPending && decide.variables.decision === 'refuse' && t('forms.saving')}
          onClick={refuse}
        >
          {t('vetting.refuse')}
        </Button>
      </div>
      <ConsoleRefusal error={decide.error} />
    </ConsoleSection>
  );
}

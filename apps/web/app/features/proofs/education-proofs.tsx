import type { Education } from '@abroad/contract/history';
import type { EducationProof, EducationProofs as Proofs } from '@abroad/contract/proofs';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { proofWords } from '../../lib/proof-words.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { DocumentWay } from './document-way.tsx';
import { MailWay } from './mail-way.tsx';
import { standingWords } from './standing-words.ts';

interface Properties {
  education: Education;
  userId: string;
  /** Called when the public part may have changed. */
  onChanged: () => Promise<unknown>;
}

/** The latest proof of each kind counts; earlier attempts are over. */
function latestOfEach(items: readonly EducationProof[]): EducationProof[] {
  return [...Map.groupBy(items, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
}

/** The proofs of a mentor's education: the state beside it, and the methods in a dialog. */
export function EducationProofs({ education, userId, onChanged }: Properties) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useEducationProofs(education);
  if (education.university_id === null) {
    return null;
  }
  const shown = latestOfEach(data?.items ?? []);
  const isProven = shown.some(({ state }) => state === 'proven');
  const waits = shown.find((proof) => hasCode(proof) || proof.state === 'in_review');
  const isOld = shown.some(({ can_renew }) => can_renew);
  if (data === undefined && error === null && !isOpen) {
    // Proofs that load later would rename and move a button under the finger.
    return <Skeleton shape="short" />;
  }
  return (
    <>
      <Button kind="line" size="small" onClick={() => setIsOpen(true)}>
        {t(
          waits !== undefined && hasCode(waits)
            ? 'proofs.enter_code'
            : isOld
              ? 'proofs.renew'
              : isProven || waits
                ? 'proofs.show'
                : 'proofs.prove',
        )}
        <span className="unseen"> {education.school}</span>
      </Button>
      {shown.map((proof) => (
        <StateTag key={proof.id} proof={proof} school={education.school} />
      ))}
      {isOpen && (
        <ProofDialog education={education} userId={userId} onChanged={onChanged} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The ways to prove an education, and what is proven of it. */
export function ProofDialog({ onClose, ...about }: Properties & { onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useEducationProofs(about.education);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('proofs.title', { school: about.education.school })}
      closeLabel={t('forms.close')}
    >
      {data === undefined ? (
        error ? (
          <FailureMessage variant="card" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" />
        )
      ) : (
        <Ways {...about} proofs={data} shown={latestOfEach(data.items)} />
      )}
    </Dialog>
  );
}

/** Whether a code can be entered: for a new proof, or for a renewed one. */
const hasCode = ({ code_expires_at }: EducationProof) => code_expires_at !== null;

const keyOf = (education_id: string) => ['education-proofs', education_id];

/** Fetched again for each change of the education, which may make its proofs stale. */
const useEducationProofs = ({ id, updated_at }: Education) =>
  useQuery({
    queryKey: [...keyOf(id), updated_at],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.listEducationProofs({ params: { id }, signal }),
  });

function StateTag({ proof, school }: { proof: EducationProof; school: string }) {
  const t = useT();
  const { locale } = useViewer();
  if (proof.state === 'proven' && proof.proven_at !== null) {
    const { kind, domain } = proof;
    const words = proofWords(
      { kind, domain, university_name: school, checked_on: proof.proven_at.slice(0, 10) },
      t,
      locale,
    );
    return (
      <Tag tone="pine" icon="check">
        {words}
      </Tag>
    );
  }
  return proof.state === 'expired' || proof.state === 'proven' ? null : (
    <Status tone={proof.state === 'in_review' || proof.state === 'code_sent' ? 'waiting' : 'resting'}>
      {t(`proofs.state_${proof.state}`)}
    </Status>
  );
}

interface WaysProperties extends Properties {
  proofs: Proofs;
  shown: readonly EducationProof[];
}

function Ways({ education, userId, proofs, shown, onChanged }: WaysProperties) {
  const t = useT();
  const queries = useQueryClient();
  const [way, setWay] = useState<'mail' | 'document'>(
    proofs.documents_left > 0 && hasFailedMail(shown) ? 'document' : 'mail',
  );
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: keyOf(education.id) });
    await onChanged();
  };
  const latestOf = (kind: EducationProof['kind']) => shown.find((proof) => proof.kind === kind);
  const mail = latestOf('affiliation');
  return (
    <div className="stack">
      <p className="muted">{t('proofs.lead')}</p>
      {shown.length > 0 && (
        <ul className="stack">
          {shown.map((proof) => (
            <Standing
              key={proof.id}
              proof={proof}
              school={education.school}
              documentsLeft={proofs.documents_left}
              onChanged={refresh}
            />
          ))}
        </ul>
      )}
      {proofs.invite && <Invite education={education} invite={proofs.invite} onChanged={refresh} />}
      <Segments
        label={t('proofs.ways')}
        value={way}
        options={[
          { value: 'mail', label: t('proofs.by_mail') },
          { value: 'document', label: t('proofs.by_document') },
        ]}
        onChange={setWay}
      />
      {way === 'mail' ? (
        mail?.state === 'proven' && !mail.can_renew ? (
          <p>{t('proofs.mail_done')}</p>
        ) : (
          <MailWay
            education={education}
            userId={userId}
            isCodeSent={mail !== undefined && hasCode(mail)}
            onChanged={refresh}
            documentsLeft={proofs.documents_left}
            onDocument={() => setWay('document')}
          />
        )
      ) : (
        <DocumentWay
          education={education}
          userId={userId}
          state={latestOf('graduation')?.state}
          left={proofs.documents_left}
          onChanged={refresh}
        />
      )}
    </div>
  );
}

const hasFailedMail = (shown: readonly EducationProof[]) =>
  shown.some(
    ({ kind, state, can_renew }) =>
      kind === 'affiliation' && ((state === 'proven' && !can_renew) || state === 'revoked'),
  );

interface StandingProperties {
  proof: EducationProof;
  school: string;
  documentsLeft: number;
  onChanged: () => Promise<void>;
}

/** A proof with the meaning of its state, and the button to withdraw it. */
function Standing({ proof, school, documentsLeft, onChanged }: StandingProperties) {
  const t = useT();
  const { id: proof_id, education_id: id, kind, state } = proof;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (params: { id: string; proof_id: string }) => api.deleteEducationProof({ params }),
    onSuccess: onChanged,
  });
  return (
    <li className="stack">
      <p className="row">
        <span className="strong">{t(`proofs.kind_${kind}`)}</span>
        <StateTag proof={proof} school={school} />
      </p>
      <p className="small muted">{standingWords(proof, documentsLeft, t)}</p>
      {state !== 'revoked' && state !== 'expired' && (
        <div>
          <Button
            kind="quiet"
            size="small"
            aria-label={t('proofs.take_back_of', { kind: t(`proofs.kind_${kind}`) })}
            loading={isPending && t('proofs.taking_back')}
            onClick={() => mutate({ id, proof_id })}
          >
            {t('proofs.take_back')}
          </Button>
        </div>
      )}
      <FailureMessage variant="inline" error={error} />
    </li>
  );
}

interface InviteProperties {
  education: Education;
  invite: NonNullable<Proofs['invite']>;
  onChanged: () => Promise<void>;
}

function Invite({ education, invite, onChanged }: InviteProperties) {
  const t = useT();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (invite_id: string) => api.acceptVouch({ params: { id: education.id }, body: { invite_id } }),
    onSuccess: onChanged,
  });
  return (
    <section className="card card-body stack">
      <p>{t('proofs.invited', { university: invite.university })}</p>
      <div>
        <Button size="small" loading={isPending && t('proofs.accepting')} onClick={() => mutate(invite.id)}>
          {t('proofs.accept')}
        </Button>
      </div>
      <FailureMessage variant="inline" error={error} />
    </section>
  );
}

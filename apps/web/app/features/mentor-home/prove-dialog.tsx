import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ProofDialog } from '../proofs/education-proofs.tsx';

/** Proves where the mentor studied: abroad if they did, else their first study. */
export default function ProveDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-studies', user?.id],
    staleTime: staleTimes.volatile,
    queryFn: ({ signal }) => api.getMyMentorProfile({ signal }),
  });
  const known = (data?.educations ?? []).filter(({ university_id }) => university_id !== null);
  const education = known.find(({ is_study_abroad }) => is_study_abroad) ?? known[0];
  if (education !== undefined && user !== null) {
    return <ProofDialog education={education} userId={user.id} onChanged={refetch} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('mentoring.proof')}
      closeLabel={t('forms.close')}
      actions={data && <ButtonLink to={paths.mentorProfile(data.slug)}>{t('mentoring.proof_profile')}</ButtonLink>}
    >
      {data !== undefined ? (
        <p>{t('mentoring.proof_none')}</p>
      ) : error === null ? (
        <Skeleton shape="block" />
      ) : (
        <FailureMessage variant="card" error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

import type { Education } from '@abroad/contract/history';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('proofs.named_title');

/** The page behind a link that a university sends to its people: they choose the study for which they accept it. */
export default function NamedPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <h1>{t('proofs.named_title')}</h1>
      <p>{t('proofs.named_lead')}</p>
      <SignedInOnly fallback={<Skeleton shape="block" />}>{() => <Studies />}</SignedInOnly>
    </main>
  );
}

const isMissing = (error: unknown) => isFailure(error) && error.status === 404;

function Studies() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-studies'],
    queryFn: async ({ signal }) => (await api.getMyMentorProfile({ signal })).educations,
    retry: (count, failed) => !isMissing(failed) && count < 2,
  });
  if (data === undefined && error !== null && !isMissing(error)) {
    return <FailureCard level={2} error={error} onRetry={refetch} />;
  }
  if (data === undefined && error === null) {
    return <Skeleton shape="block" />;
  }
  const studies = (data ?? []).filter(({ university_id }) => university_id !== null);
  return studies.length === 0 ? (
    <div className="card card-body stack">
      <p>{t('proofs.named_none')}</p>
      <div>
        <ButtonLink to={data === undefined ? paths.mentorOnboarding() : paths.myProfile()}>
          {t('proofs.named_profile')}
        </ButtonLink>
      </div>
    </div>
  ) : (
    <ul className="stack">
      {studies.map((study) => (
        <li key={study.id}>
          <Study study={study} />
        </li>
      ))}
    </ul>
  );
}

function Study({ study: { id, school } }: { study: Education }) {
  const t = useT();
  const [search] = useSearchParams();
  const token = search.get('link') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.acceptVouchLink({ params: { id }, body: { token } }),
  });
  return (
    <section className="card card-body stack">
      <p className="strong">
        <bdi>{school}</bdi>
      </p>
      {isSuccess ? (
        <output>
          {t('proofs.proven')}{' '}
          <Link className="link" to={paths.myProfile()}>
            {t('proofs.named_profile')}
          </Link>
        </output>
      ) : (
        <div>
          <Button
            aria-label={t('proofs.named_accept', { school })}
            loading={isPending && t('proofs.accepting')}
            onClick={() => mutate()}
          >
            {t('proofs.accept')}
          </Button>
        </div>
      )}
      {isMissing(error) ? (
        <p className="error-inline" role="alert">
          {t('proofs.named_gone')}
        </p>
      ) : (
        <FailureMessage variant="inline" error={error} />
      )}
    </section>
  );
}

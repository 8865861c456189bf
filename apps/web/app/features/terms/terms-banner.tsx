import type { TermsKind as Kind } from '@abroad/contract/identity';
import { spokenLanguage } from '@abroad/contract/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { resourcesQuery } from '../../session/use-resources.ts';
import { useSession } from '../../session/use-session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { TermsBox } from './terms-box.tsx';
import './terms.css';

/** Says that terms have changed and the consequences, and links to them. */
export default function TermsBanner({ kind }: { kind: TermsKind }) {
  const t = useT();
  const [reading, setReading] = useState(false);
  return (
    <div className="wrap terms-due unprinted">
      <Banner
        action={
          <Button size="small" onClick={() => setReading(true)}>
            {t('terms.read')}
          </Button>
        }
      >
        {t(`terms.${kind}_changed`)}
      </Banner>
      {reading && <AcceptTerms kind={kind} onClose={() => setReading(false)} />}
    </div>
  );
}

/** The terms as they are now, to read and accept. */
function AcceptTerms({ kind, onClose }: { kind: TermsKind; onClose: () => void }) {
  const t = useT();
  const { terms, error, retry } = useChangedTerms(kind);
  const accept = useAcceptChanged(kind, onClose);
  const title = t(`terms.${kind}_title`);
  const isNewer = isFailure(accept.error) && accept.error.code === 'TERMS_OUTDATED';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('forms.close')}
      actions={
        <Button
          disabled={terms === undefined}
          loading={accept.isPending && t('terms.accepting')}
          onClick={() => terms && accept.mutate(terms.version)}
        >
          {t('terms.accept')}
        </Button>
      }
    >
      {isNewer && <Banner tone="problem">{t('onboarding.terms_newer')}</Banner>}
      {terms ? (
        <TermsBox title={title} text={terms} untitled />
      ) : error ? (
        <FailureCard error={error} onRetry={retry} />
      ) : (
        <section aria-busy="true" aria-label={t('terms.loading')}>
          <Skeleton shape="block" />
        </section>
      )}
      {!isNewer && <FailureMessage variant="inline" error={accept.error} />}
    </Dialog>
  );
}

type TermsKind = z.infer<typeof Kind>;

const queryKey = ['terms'];

/** The terms as they are now. */
function useChangedTerms(kind: TermsKind) {
  const language = spokenLanguage(useLocale());
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, language],
    queryFn: ({ signal }) => api.getTerms({ query: { language }, signal }),
  });
  return { terms: data?.[kind], error, retry: () => void refetch() };
}

/** Accepts a version of the terms; a newer one is fetched and shown instead. */
function useAcceptChanged(kind: TermsKind, onDone: () => void) {
  const t = useT();
  const { user } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (version: string) => {
      const { id } = await api.getAuthenticatedUser();
      return api.acceptTerms({ params: { id }, body: { terms: kind, version } });
    },
    onSuccess(record) {
      queries.setQueryData(['record', user?.id], record);
      void queries.invalidateQueries({ queryKey: resourcesQuery(user).queryKey });
      showToast({ text: t('terms.accepted') });
      onDone();
    },
    onError(failure) {
      if (isFailure(failure) && failure.code === 'TERMS_OUTDATED') {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}

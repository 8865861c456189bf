import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { TermsBox } from './terms-box.tsx';
import { useAcceptChanged, useChangedTerms, type TermsKind } from './use-changed-terms.ts';

/** The terms as they are now, to read and accept. */
export function AcceptTerms({ kind, onClose }: { kind: TermsKind; onClose: () => void }) {
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
      closeLabel={t('terms.close')}
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

import { useEffect } from 'react';
import type { CallArea } from '../../api/error-messages.ts';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureCard } from './failure-card.tsx';
import { useFailureWords } from './failure-words.ts';

interface Properties {
  /** In the line of what failed, in its place, above the page, or at the foot of it. */
  variant: 'inline' | 'card' | 'banner' | 'toast';
  /** Null while nothing is wrong. */
  error: unknown;
  area?: CallArea;
  onRetry?: () => void;
}

/** An error in the form that its place asks for. */
export function FailureMessage({ variant, error, area, onRetry }: Properties) {
  const t = useT();
  const words = useFailureWords();
  if (error === null || error === undefined) {
    return null;
  }
  const retryButton = onRetry && (
    <Button kind="line" onClick={onRetry}>
      {t('errors.try_again')}
    </Button>
  );
  switch (variant) {
    case 'inline':
      return (
        <p className="error-inline" role="alert">
          <Icon name="warning" />
          {words(error, area)}
        </p>
      );
    case 'banner':
      return (
        <Banner tone="problem" action={retryButton}>
          {words(error, area)}
        </Banner>
      );
    case 'card':
      return <FailureCard error={error} onRetry={onRetry ?? (() => location.reload())} {...(area ? { area } : {})} />;
    case 'toast':
      return <FailureToast text={words(error, area)} onRetry={onRetry} />;
  }
}

function FailureToast({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) {
  const t = useT();
  const retryLabel = t('errors.try_again');
  useEffect(() => {
    showToast({ text, tone: 'problem', ...(onRetry ? { action: { label: retryLabel, onPress: onRetry } } : {}) });
  }, [text, onRetry, retryLabel]);
  return null;
}

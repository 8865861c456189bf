import type { CallArea } from '../../api/error-messages.ts';
import { useT } from '../../lib/i18n.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { useFailureWords } from './failure-words.ts';

interface Properties {
  error: unknown;
  area?: CallArea;
  onRetry: () => void;
}

/** The error card in our words, in place of what could not be loaded. */
export function FailureCard({ error, area, onRetry }: Properties) {
  const t = useT();
  const words = useFailureWords();
  return (
    <ErrorCard
      title={t('errors.title')}
      message={words(error, area)}
      tryAgain={t('errors.try_again')}
      retryIn={(seconds) => t('errors.retry_in', { seconds })}
      onRetry={onRetry}
    />
  );
}

import type { CallArea } from '../../api/error-messages.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { RecoveryButtons } from './recovery-buttons.tsx';
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
  // Of what went wrong on our side the number leads to the line in the log.
  const reference =
    isFailure(error) && error.status >= 500 && error.request_id !== null
      ? t('errors.reference', { id: error.request_id })
      : null;
  return (
    <ErrorCard
      title={t('errors.title')}
      message={[words(error, area), reference].filter(Boolean).join(' ')}
      tryAgain={t('errors.try_again')}
      retryIn={(seconds) => t('errors.retry_in', { seconds })}
      onRetry={onRetry}
    >
      <RecoveryButtons error={error} onRetry={onRetry} />
    </ErrorCard>
  );
}

import { statusKey } from '../../api/error-messages.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { ErrorDetails } from './error-details.tsx';
import { RecoveryButtons } from './recovery-buttons.tsx';
import { useFailureWords } from './failure-words.ts';
import { useRemembered } from './use-remembered.ts';

interface Properties {
  error: unknown;
  /** What could not be done, above the words for the error. */
  about?: string | undefined;
  /** In place of the words for the error, where the page knows better. */
  message?: string;
  /** Tries again; a promise lets the card say so while it stays. */
  onRetry: () => unknown;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
}

/** Seconds beyond which nobody is asked to wait before a button. */
const longestWait = 60;

/** The error card in our words, in place of what could not be loaded. */
export function FailureCard({ error, about, message, onRetry, level = 2 }: Properties) {
  const t = useT();
  const words = useFailureWords();
  useRemembered(error);
  // What could not be loaded has no form whose fields could say what was refused.
  const said = isFailure(error) && error.errors.length > 0 ? t(statusKey(error.status)) : words(error);
  return (
    <ErrorCard
      level={level}
      title={t('errors.title')}
      about={about}
      message={[message ?? said, reference(error, t)].filter(Boolean).join(' ')}
      tryAgain={t('errors.try_again')}
      trying={t('errors.trying')}
      retryIn={(seconds) => t('errors.retry_in', { seconds })}
      wait={waitFor(error)}
      onRetry={onRetry}
      details={error !== null && <ErrorDetails />}
    >
      <RecoveryButtons error={error} onRetry={onRetry} />
    </ErrorCard>
  );
}

/** Of what went wrong on our side the number leads to the line in the log. */
function reference(error: unknown, t: ReturnType<typeof useT>): string | null {
  return isFailure(error) && error.status >= 500 && error.request_id !== null
    ? t('errors.reference', { id: error.request_id })
    : null;
}

/** A second, or what the service asked for. */
function waitFor(error: unknown): number {
  const asked = isFailure(error) ? (error.retry_after_s ?? 1) : 1;
  return Math.min(Math.max(1, Math.ceil(asked)), longestWait);
}

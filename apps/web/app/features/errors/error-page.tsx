import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { statusKey } from '../../api/error-messages.ts';
import { isFailure, isLostConnection } from '../../api/failure.ts';
import { isLostScript } from '../../api/lost-script.ts';
import { useT } from '../../lib/i18n.tsx';
import { useBackOnline } from '../../lib/use-online.ts';
import type { MessageKey } from '../../locales/index.ts';
import { FailureCard } from './failure-card.tsx';
import { useLoadAgain } from './load-again.tsx';
import { NotFound } from './not-found.tsx';
import { isAddressError, addressErrors, type AddressError } from './address-errors.ts';

interface Properties {
  error: unknown;
  /** The page's own sentence where it cannot be shown, above the words for the error. */
  message?: string;
  /** The sentence for a "not found" from another server. */
  missing?: MessageKey;
}

/**
 * A page that cannot be shown: that the address doesn't exist, with a way on, or the error card, which tries again
 * by itself if only the connection was missing.
 */
export function ErrorPage({ error, message, missing = statusKey(404) }: Properties) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const loadAgain = useLoadAgain();
  const retry = isLostScript(error) ? loadAgain.onPress : revalidate;
  useBackOnline(isLostScript(error) || isLostConnection(error), retry);
  const status = isRouteErrorResponse(error) || isFailure(error) ? error.status : null;
  const words = addressErrorOf(error, missing);
  if (status === 404 || words !== null) {
    return <NotFound title={words && t(words.title)} text={words?.text && t(words.text)} />;
  }
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      <FailureCard level={1} error={error} about={message} onRetry={retry} />
    </main>
  );
}

/** Returns the words of a page whose address doesn't exist; null for other errors. Text from other servers is never shown. */
function addressErrorOf(error: unknown, missing: MessageKey): AddressError | null {
  if (isRouteErrorResponse(error)) {
    const code = (error.data as { code?: unknown } | null)?.code;
    return isAddressError(code) ? addressErrors[code] : null;
  }
  // A failed call for page data, which was answered by another server than ours.
  return isFailure(error) && error.status === 404 ? { title: missing } : null;
}

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
  /** What the page says of itself where it cannot be made, above the words for the error. */
  message?: string;
  /** What isn't there where another server answers that it has no such page. */
  missing?: MessageKey;
}

/**
 * What a page shows when it cannot be made: that the address leads nowhere, with a way on, or the error card, which goes on
 * by itself where only the connection was missing.
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

/** What a page says whose address leads nowhere; null for what is said of any other. Text from elsewhere never is. */
function addressErrorOf(error: unknown, missing: MessageKey): AddressError | null {
  if (isRouteErrorResponse(error)) {
    const code = (error.data as { code?: unknown } | null)?.code;
    return isAddressError(code) ? addressErrors[code] : null;
  }
  // A failed call for page data, which another server than ours has answered.
  return isFailure(error) && error.status === 404 ? { title: missing } : null;
}

import { useT } from '../../lib/i18n.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { FailureCard } from './failure-card.tsx';

/** A part of a page that could not be got while the page was made, here or by the server. */
export function LoadingFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useT();
  const online = useOnline();
  const message = t(online ? 'errors.status_unavailable' : 'errors.no_status');
  return <FailureCard error={null} message={message} onRetry={onRetry} />;
}

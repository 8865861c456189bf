import { messageFor, type CallArea } from '../../api/error-messages.ts';
import { useT } from '../../lib/i18n.tsx';

/** Turns whatever was thrown into the words of the catalogue. */
export function useFailureWords(): (error: unknown, area?: CallArea) => string {
  const t = useT();
  return (error, area) => {
    const message = messageFor(error, area);
    return 'key' in message ? t(message.key) : message.text;
  };
}

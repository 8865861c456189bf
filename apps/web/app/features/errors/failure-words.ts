import { messageFor } from '../../api/error-messages.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { refusalOf } from '../../locales/index.ts';

/** Turns whatever was thrown into words in the language of the page. */
export function useFailureWords(): (error: unknown) => string {
  const t = useT();
  const locale = useLocale();
  return (error) => {
    const message = messageFor(error);
    return 'key' in message ? t(message.key) : (refusalOf(locale, message.code) ?? message.text);
  };
}

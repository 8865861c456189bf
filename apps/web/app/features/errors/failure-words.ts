import { isFailure } from '../../api/failure.ts';
import { messageFor } from '../../api/error-messages.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { waitWords } from '../../lib/wait-words.ts';
import { refusalOf } from '../../locales/index.ts';

/** Converts any thrown value to words in the language of the page. */
export function useFailureWords(): (error: unknown) => string {
  const t = useT();
  const locale = useLocale();
  return (error) => {
    const message = messageFor(error);
    if ('key' in message) {
      return t(message.key);
    }
    const text = refusalOf(locale, message.code) ?? message.text;
    const wait_s = isFailure(error) && error.status === 429 ? error.retry_after_s : null;
    return wait_s === null ? text : `${text} ${t('errors.again', { when: waitWords(wait_s, locale) })}`;
  };
}

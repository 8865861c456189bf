import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { shouldRetry } from '../../api/query-client.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/language-names.ts';
import type { Locale } from '../../locales/pick-locale.ts';
import type { SessionUser } from '../../session/types.ts';
import { recordQuery } from '../../session/use-record.ts';
import { showToast } from '../../ui/toast.ts';

/** Asks a signed-in user whether their emails should use the language that they chose for the pages. */
export async function offerLanguage(queries: QueryClient, user: SessionUser | null, locale: Locale): Promise<void> {
  // Retried as on a page: there is no button to retry a failure.
  const { language: present } = await queries.fetchQuery({ ...recordQuery(user), retry: shouldRetry });
  if (present === locale) {
    return;
  }
  const t = createTranslate(locale);
  const language = languageName(locale, locale);
  const take = async () => {
    await api.patchAuthenticatedUser({ body: { language: locale } });
    showToast({ text: t('layout.language_taken', { language }) });
  };
  showToast({
    text: t('layout.language_offer', { language }),
    action: { label: t('layout.language_take', { language }), onPress: take },
  });
}

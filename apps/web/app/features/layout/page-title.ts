import type { MetaArgs } from 'react-router';
import { createTranslate } from '../../lib/i18n.tsx';
import type { Preferences } from '../../lib/preferences.ts';
import type { MessageKey } from '../../locales/index.ts';
import { sourceLocale } from '../../locales/pick-locale.ts';

/** The language of the page, as the root has loaded it; English on the root's own error page. */
export function localeOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData as { preferences?: Preferences } | undefined;
  return root?.preferences?.locale ?? sourceLocale;
}

/** The `meta` of a page with a title of its own: `Find a mentor · Abroad Mentors`. */
export function pageTitle(key: MessageKey, matches: MetaArgs['matches']) {
  const t = createTranslate(localeOf(matches));
  return [{ title: t('layout.title', { page: t(key) }) }, { name: 'description', content: t('layout.description') }];
}

import type { MetaArgs } from 'react-router';
import { createTranslate } from './i18n.tsx';
import type { Preferences } from './preferences.ts';
import type { MessageKey } from '../locales/index.ts';
import { sourceLocale } from '../locales/pick-locale.ts';

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

/** The `meta` of a page with this title. */
export const titled =
  (key: MessageKey) =>
  ({ matches }: MetaArgs) =>
    pageTitle(key, matches);

/** The same for a page that search engines leave out. */
export const unlisted =
  (key: MessageKey) =>
  ({ matches }: MetaArgs) => [...pageTitle(key, matches), { name: 'robots', content: 'noindex' }];

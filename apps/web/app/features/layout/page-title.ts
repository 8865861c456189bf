import { createTranslate } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';

/** The `meta` of a page with a title of its own: `Find a mentor · Abroad Mentors`. */
export function pageTitle(key: MessageKey, locale = 'en') {
  const t = createTranslate(locale);
  return [{ title: t('layout.title', { page: t(key) }) }, { name: 'description', content: t('layout.description') }];
}

import type { MetaDescriptor } from 'react-router';
import { createTranslate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pageTags } from '../../lib/page-tags.ts';

/** Title and description of the product for search engines, other sites and tabs. @param origin of its pages */
export function homeMeta(origin: string, locale: string): MetaDescriptor[] {
  const t = createTranslate(locale);
  const title = t('home.title');
  return pageTags({ title, tab: title, description: t('layout.description'), url: `${origin}${paths.home()}` }, t);
}

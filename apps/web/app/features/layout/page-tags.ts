import type { MetaDescriptor } from 'react-router';
import type { Translate } from '../../lib/i18n.tsx';

interface Described {
  title: string;
  description: string;
  /** The one address of the page, whole. */
  url: string;
  /** As the Open Graph protocol names kinds of pages. */
  type?: 'website' | 'profile';
}

/** What a page says of itself to tabs, search engines and other sites. */
export const pageTags = ({ title, description, url, type = 'website' }: Described, t: Translate): MetaDescriptor[] => [
  { title: t('layout.title', { page: title }) },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: url },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:site_name', content: t('layout.product') },
  { name: 'twitter:card', content: 'summary' },
];

import { brand, OUR_NAME } from '@abroad/contract/brand';
import type { MetaDescriptor } from 'react-router';
import type { Translate } from './i18n.tsx';

interface Described {
  title: string;
  description: string;
  /** The canonical address of the page, with its origin. */
  url: string;
  /** As the Open Graph protocol names kinds of pages. */
  type?: 'website' | 'profile';
  /** The tab's title; by default the page's title with the product's name. */
  tab?: string;
  /** The address of a picture of the page's subject. */
  image?: string | null;
}

/** The description of a page for tabs, search engines and other sites (the Open Graph protocol, and cards of X). */
export const pageTags = (page: Described, t: Translate): MetaDescriptor[] => [
  { title: page.tab ?? t('layout.title', { page: page.title }) },
  ...describing(page, t),
  ...picturing(page, t),
];

const describing = ({ title, description, url, type = 'website' }: Described, t: Translate): MetaDescriptor[] => [
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: url },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:site_name', content: t('layout.product') },
];

/** Uses our own picture, with our name on it, if there is none, or only a drawing, which previews of links don't show. */
function picturing({ url, image = null }: Described, t: Translate): MetaDescriptor[] {
  if (image !== null && !new URL(image).pathname.endsWith('.svg')) {
    return [
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary' },
    ];
  }
  if (brand() !== OUR_NAME) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: new URL('/share.jpg', url).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: t('layout.product') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

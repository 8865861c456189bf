import { fullName } from '@abroad/contract/full-name';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { isolated, routeIn } from '../mail/write-values.ts';
import type { MailContent, MailSearch } from '../mail/mail-content.ts';
import type { Notification } from '../mail/compose.ts';

/** A mentor who newly matches a saved search. */
export interface NewMentor {
  slug: string;
  first_name: string;
  last_name: string;
  /** A line of their own about themselves, or their school. */
  about: string | null;
  origin_country_code: string | null;
  destination_country_code: string | null;
}

/** A saved search with new mentors. */
export interface NewsOfSearch {
  id: string;
  name: string;
  /** The address of the search, from the site's root. */
  path: string;
  /** The best of the new ones, one at least. */
  mentors: readonly NewMentor[];
  /** How many are new. */
  count: number;
}

/** The news of a user's saved searches. */
export interface SearchNews {
  reader: { user_id: string; first_name: string; last_name: string; email: string; /** BCP 47. */ language: string };
  searches: readonly NewsOfSearch[];
  /** The token of the unsubscribe links. */
  unsubscribe_token: string;
}

/** The link that ends the mails about one search, or about all. */
function stopLink(public_url: string, token: string, saved_search_id?: string): string {
  const one = saved_search_id === undefined ? '' : `&saved_search_id=${saved_search_id}`;
  return `${public_url}/api/v1/saved-searches/unsubscribe?token=${token}${one}`;
}

function contentOfSearch(
  { reader, unsubscribe_token }: SearchNews,
  search: NewsOfSearch,
  public_url: string,
): MailSearch {
  const t = wordsIn(reader.language);
  const inLine = (text: string) => isolated(oneLine(text), t.direction);
  const left = search.count - search.mentors.length;
  return {
    name: inLine(search.name),
    href: `${public_url}${search.path}`,
    mentors: search.mentors.map((mentor) => ({
      name: inLine(fullName(mentor, reader.language)),
      href: `${public_url}/${encodeURIComponent(mentor.slug)}/mentor-profile`,
      about: mentor.about === null ? null : inLine(mentor.about),
      route: routeIn(mentor, reader.language),
    })),
    more: left > 0 ? t('saved_searches.more', { count: left }) : null,
    stop: { label: t('saved_searches.stop'), href: stopLink(public_url, unsubscribe_token, search.id) },
  };
}

/** The subject of the mail. */
function titleOf({ searches, reader }: SearchNews): string {
  const t = wordsIn(reader.language);
  const [search] = searches;
  if (search === undefined || searches.length > 1) {
    return t('saved_searches.several', { count: searches.reduce((sum, { count }) => sum + count, 0) });
  }
  const { name, count } = search;
  return t(count === 1 ? 'saved_searches.one' : 'saved_searches.some', {
    name: isolated(oneLine(name), t.direction),
    count,
  });
}

/** The only search of the mail, which its unsubscribe button ends; undefined for all. */
const onlySearchOf = ({ searches }: SearchNews) => (searches.length === 1 ? searches[0]?.id : undefined);

/** The link for the mail program's unsubscribe button (RFC 8058). */
const stopLinkOf = (news: SearchNews, public_url: string): string =>
  stopLink(public_url, news.unsubscribe_token, onlySearchOf(news));

/** The mail about mentors who are new to a user's saved searches, in their language. */
function searchNewsContent(news: SearchNews, public_url: string): MailContent {
  const { language } = news.reader;
  const t = wordsIn(language);
  const heading = titleOf(news);
  const [only, another] = news.searches;
  const button =
    only === undefined || another !== undefined
      ? { label: t('saved_searches.see_all'), href: `${public_url}/saved-searches` }
      : { label: t('saved_searches.see'), href: `${public_url}${only.path}` };
  return {
    language,
    subject: oneLine(heading),
    heading,
    lead: t('saved_searches.lead'),
    session: null,
    money: null,
    times: null,
    quote: null,
    searches: news.searches.map((search) => contentOfSearch(news, search, public_url)),
    button,
    unsubscribe: { label: t('saved_searches.stop_all'), href: stopLink(public_url, news.unsubscribe_token) },
    why: t('saved_searches.why'),
  };
}

export const searchNewsNotification: Notification<SearchNews> = {
  kind: 'saved_searches',
  preference: 'saved_searches',
  content: (news, { public_url }) => searchNewsContent(news, public_url),
  stopLink: (news, { public_url }) => stopLinkOf(news, public_url),
};

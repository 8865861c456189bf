import { fullName } from '@abroad/contract/full-name';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn as commonWordsIn } from '../mail/locales/index.ts';
import { isolated, routeIn } from '../mail/write-values.ts';
import type { MailContent, MailSearch } from '../mail/mail-content.ts';
import type { Notification } from '../mail/compose.ts';
import { searchNewsWordsIn } from './locales/index.ts';

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
  const { direction } = commonWordsIn(reader.language);
  const words = searchNewsWordsIn(reader.language);
  const inLine = (text: string) => isolated(oneLine(text), direction);
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
    more: left > 0 ? words.more(left) : null,
    stop: { label: words.stop, href: stopLink(public_url, unsubscribe_token, search.id) },
  };
}

/** The subject of the mail. */
function title({ searches, reader }: SearchNews, asName: (name: string) => string): string {
  const { one, some, several } = searchNewsWordsIn(reader.language);
  const [search] = searches;
  if (search === undefined || searches.length > 1) {
    return several(searches.reduce((sum, { count }) => sum + count, 0));
  }
  return search.count === 1 ? one(asName(search.name)) : some(asName(search.name), search.count);
}

/** The only search of the mail, which its unsubscribe button ends; undefined for all. */
const onlySearchOf = ({ searches }: SearchNews) => (searches.length === 1 ? searches[0]?.id : undefined);

/** The link for the mail program's unsubscribe button (RFC 8058). */
const stopLinkOf = (news: SearchNews, public_url: string): string =>
  stopLink(public_url, news.unsubscribe_token, onlySearchOf(news));

/** The mail about mentors who are new to a user's saved searches, in their language. */
function searchNewsContent(news: SearchNews, public_url: string): MailContent {
  const { language } = news.reader;
  const words = searchNewsWordsIn(language);
  const { direction } = commonWordsIn(language);
  const heading = title(news, (name) => isolated(oneLine(name), direction));
  const [only, another] = news.searches;
  const button =
    only === undefined || another !== undefined
      ? { label: words.see_all, href: `${public_url}/saved-searches` }
      : { label: words.see, href: `${public_url}${only.path}` };
  return {
    language,
    subject: oneLine(heading),
    heading,
    lead: words.lead,
    session: null,
    money: null,
    times: null,
    quote: null,
    searches: news.searches.map((search) => contentOfSearch(news, search, public_url)),
    button,
    unsubscribe: { label: words.stop_all, href: stopLink(public_url, news.unsubscribe_token) },
    why: words.why,
  };
}

export const searchNewsNotification: Notification<SearchNews> = {
  kind: 'saved_searches',
  preference: 'saved_searches',
  content: (news, { public_url }) => searchNewsContent(news, public_url),
  stopLink: (news, { public_url }) => stopLinkOf(news, public_url),
};

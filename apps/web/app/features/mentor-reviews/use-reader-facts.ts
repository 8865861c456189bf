import type { Language } from '@abroad/contract/languages';
import type { ListedReview, PublicReviews } from '@abroad/contract/reviews';
import { useEffect, useState } from 'react';
import { useLocale } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';

/** The reviews of one page of the list. */
export const pageSize = 10;

/** The reader's ways to answer a review. */
export interface ReaderFacts {
  isReportable: boolean;
  /** The session whose page has the form for a reply; null where none may be written. */
  replyAt: string | null;
}

/**
 * Says what the reader may do with each review. The server's page is the same for every reader, so the mentor fetches it again, and so does
 * someone with the first name of an author; until then those reviews can't be reported.
 */
export function useReaderFacts(
  slug: string,
  first: PublicReviews,
  isOwn: boolean,
): (review: ListedReview) => ReaderFacts {
  const lang = useLocale() as Language;
  const { user } = useSession();
  const [known, setKnown] = useState<ReadonlyMap<string, ListedReview> | null>(null);
  const isNamesake = ({ author_name }: ListedReview) => user !== null && author_name === user.first_name;
  const isUnsure = isOwn || first.items.some(isNamesake);
  useEffect(() => {
    if (!isUnsure) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const find = async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listReviewsBySlug({ params: { slug }, query: { page_size: pageSize, lang }, signal });
    };
    void find()
      // The API then refuses reports of one's own reviews.
      .catch(() => first)
      .then(({ items }) => !signal.aborted && setKnown(new Map(items.map((review) => [review.id, review]))));
    return () => asking.abort();
  }, [isUnsure, slug, lang, first]);
  const isOfFirstPage = (review: ListedReview) => first.items.some(({ id }) => id === review.id);
  return (review) => {
    const { is_own, booking_id } = known?.get(review.id) ?? review;
    const isWaiting = known === null && isUnsure && isOfFirstPage(review) && (isOwn || isNamesake(review));
    return { isReportable: !is_own && !isWaiting && booking_id === null, replyAt: booking_id };
  };
}

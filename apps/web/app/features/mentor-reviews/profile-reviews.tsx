import type { Language } from '@abroad/contract/languages';
import type { ListedReview, PublicReviews } from '@abroad/contract/reviews';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { languageName } from '../../lib/language-names.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { aspects } from './aspects.ts';
import './reviews.css';
import { HiddenText } from '../forms/hidden-text.tsx';
import { Stars } from './star-field.tsx';
import { pageSize, useReaderFacts, type ReaderFacts } from './use-reader-facts.ts';

/** The others of the first page unfold: more of the profile comes after them. */
const shownFirst = 4;
/** With fewer reviews there is no mean and no filter. */
const barsFrom = 3;

interface Properties {
  slug: string;
  /** The mentor's first name. */
  name: string;
  /** The first page of all stars, as the server has it. */
  first: PublicReviews;
  /** Whether the reader is the mentor, who can reply. */
  isOwn?: boolean;
}

/** The reviews of a mentor: the summary, and each review. */
export default function ProfileReviews({ slug, name, first, isOwn = false }: Properties) {
  const t = useT();
  const { shown, state, load, showAll } = useReviewPages(slug, first);
  const { stars, items, page, total_pages } = shown;
  const factsOf = useReaderFacts(slug, first, isOwn);
  const [isFolded, setFolded] = useState(true);
  const visible = isFolded && stars === null ? items.slice(0, shownFirst) : items;
  const isLoading = state === 'loading';
  const heading = useRef<HTMLHeadingElement>(null);
  const showMore = async () => {
    const isMoreKnown = visible.length < items.length;
    setFolded(false);
    if (!isMoreKnown) await load(stars, page + 1);
    if ((isMoreKnown ? page : page + 1) >= total_pages) heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className="profile-reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" ref={heading} tabIndex={-1}>
        {t('reviews.of_mentor', { count: first.summary.review_count })}
      </h2>
      <Summary
        summary={first.summary}
        stars={stars}
        onChoose={(chosen) => (chosen === null ? showAll() : void load(chosen, 1))}
      />
      <ul className="profile-review-list" aria-busy={isLoading}>
        {visible.map((review) => (
          <li key={review.id}>
            <OneReview review={review} mentor={name} reader={factsOf(review)} />
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <p className="error-inline" role="alert">
          {t('reviews.not_loaded')}
        </p>
      )}
      <div className="row">
        {stars !== null && (
          <Button
            kind="line"
            onClick={() => {
              // The button disappears, so the focus moves to the heading.
              heading.current?.focus();
              showAll();
            }}
          >
            {t('reviews.show_all')}
          </Button>
        )}
        {(visible.length < items.length || page < total_pages) && (
          <Button kind="line" loading={isLoading && t('reviews.loading')} onClick={() => void showMore()}>
            {t('reviews.show_more')}
          </Button>
        )}
      </div>
      <p className="small muted">
        {t('reviews.who_may', { name })}{' '}
        <Link className="link" to={paths.reviewsPolicy()}>
          {t('reviewing.title')}
        </Link>
      </p>
    </section>
  );
}

interface Shown {
  stars: number | null;
  items: readonly ListedReview[];
  page: number;
  total_pages: number;
}

/**
 * The reviews that are shown, which begin with the server's. There is no query library, so that a first visit stays light: nothing is
 * fetched before a request. The result of the last request is shown, and the list stays until it arrives.
 */
function useReviewPages(slug: string, first: PublicReviews) {
  // Pages are only in languages of the contract.
  const lang = useLocale() as Language;
  const [all, setAll] = useState<Shown>({ ...first, stars: null });
  /** The reviews with one number of stars; null while all are shown. */
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const latest = useRef(0);

  async function load(stars: number | null, page: number): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setState('loading');
    try {
      const { api } = await import('../../api/browser-client.ts');
      const query = { page, page_size: pageSize, lang, ...(stars === null ? {} : { stars }) };
      const found = await api.listReviewsBySlug({ params: { slug }, query });
      if (turn === latest.current) {
        const set = stars === null ? setAll : setChosen;
        const before = page === 1 ? [] : ((stars === null ? all : chosen)?.items ?? []);
        set({ ...found, stars, items: [...before, ...found.items] });
        setState('ready');
      }
    } catch {
      if (turn === latest.current) setState('failed');
    }
  }

  function showAll() {
    latest.current += 1;
    setChosen(null);
    setState('ready');
  }

  return { shown: chosen ?? all, state, load, showAll };
}

interface SummaryProperties {
  summary: PublicReviews['summary'];
  stars: number | null;
  onChoose: (stars: number | null) => void;
}

/** The mean, the aspects, and the numbers of reviews by stars. */
function Summary({ summary, stars, onChoose }: SummaryProperties) {
  const t = useT();
  const format = useFormat();
  const { rating, review_count, would_book_again_pct, frozen_until } = summary;
  return (
    <div className="review-summary">
      <div>
        {rating === null ? (
          <p className="strong">{t('reviews.new_here')}</p>
        ) : (
          <p className="review-mean">
            {format.rating(rating)}
            <span className="star star-filled">
              <Icon name="star" />
            </span>
          </p>
        )}
        {would_book_again_pct !== null && rating !== null && (
          <p className="small">{t('reviews.pct_again', { percent: format.number(would_book_again_pct) })}</p>
        )}
        {frozen_until !== null && (
          <p className="small muted">{t('reviews.frozen', { date: format.day(frozen_until) })}</p>
        )}
        {aspects.map((aspect) => {
          const mean = summary.aspects[aspect];
          return (
            mean !== null &&
            rating !== null && (
              <p key={aspect} className="small">
                {`${t(`reviews.aspect_${aspect}`)} · ${format.rating(mean)}`}
              </p>
            )
          );
        })}
      </div>
      {review_count >= barsFrom && <Bars summary={summary} stars={stars} onChoose={onChoose} />}
    </div>
  );
}

/** The numbers of reviews by stars; each line filters its reviews, and a second press shows all again. */
function Bars({ summary: { distribution, review_count }, stars, onChoose }: SummaryProperties) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="review-bars" aria-label={t('reviews.filter')}>
      {distribution
        .map((count, index) => ({ count, star: index + 1 }))
        .toReversed()
        .map(({ count, star }) => (
          <li key={star}>
            <button
              type="button"
              className="review-bar"
              aria-pressed={stars === star}
              disabled={count === 0}
              onClick={() => onChoose(stars === star ? null : star)}
            >
              <span className="unseen">{t('reviews.bar', { stars: star, count })}</span>
              <span aria-hidden="true">{format.number(star)}</span>
              <svg
                className="review-share"
                viewBox={`0 0 ${review_count} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={count} height="1" />
              </svg>
              <span aria-hidden="true">{format.number(count)}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}

interface ReviewProperties {
  review: ListedReview;
  /** The mentor's first name. */
  mentor: string;
  reader: ReaderFacts;
}

function OneReview({ review, mentor, reader: { isReportable, replyAt } }: ReviewProperties) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const author = review.author_name ?? t('reviews.deleted_author');
  return (
    <article className="card review">
      <header>
        <strong dir="auto">{author}</strong>
        <Stars count={review.stars} />
      </header>
      {review.text !== null && (
        <p className="review-text" dir="auto" lang={review.lang}>
          <HiddenText text={review.text} label={t('reviews.hidden')} />
        </p>
      )}
      {!review.counts && (
        <p className="small muted">
          {t(review.uncounted_because === null ? 'reviews.uncounted' : `reviews.uncounted_${review.uncounted_because}`)}
        </p>
      )}
      {review.payment_reversed && <p className="small muted">{t('reviews.payment_reversed')}</p>}
      {review.reply !== null && (
        <div className="review-reply">
          <h3 className="small">{t('reviews.answer_by', { name: mentor })}</h3>
          <p className="review-text" dir="auto">
            <HiddenText text={review.reply.text} label={t('reviews.hidden')} />
          </p>
        </div>
      )}
      <footer>
        <p className="tiny muted">
          {t('reviews.after_session', { date: format.day(`${review.session_on}T12:00:00Z`, 'UTC') })}
          {review.text !== null && review.lang !== locale && ` · ${languageName(review.lang, locale)}`}
        </p>
        {replyAt !== null && (
          <ButtonLink kind="line" size="small" to={paths.reviewBooking(replyAt)}>
            {review.reply === null ? t('reviews.write_reply', { name: author }) : t('reviews.change_reply')}
          </ButtonLink>
        )}
        {isReportable && <ReportButton of={{ type: 'review', id: review.id, name: author }} />}
      </footer>
    </article>
  );
}

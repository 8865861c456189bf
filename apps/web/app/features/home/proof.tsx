import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import type { HomeProof, HomeReview } from './load-home.server.ts';

/** The numbers that speak for a first session, each only where there is something to count. */
export function ProofLine({ proof: { rating, review_count, free_mentor_count, price } }: { proof: HomeProof }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="proof-line">
      {rating !== null && (
        <li>
          <Icon name="star" />
          {t('home.fact_rating', { rating: format.rating(rating), count: review_count })}
        </li>
      )}
      {price !== null && (
        <li>
          <Icon name="card" />
          <span>
            {t('home.fact_price', { price: format.price(price.amount, price.currency) })}{' '}
            <ApproximatePrice price={price.amount} currency={price.currency} />
          </span>
        </li>
      )}
      {free_mentor_count > 0 && (
        <li>
          <Icon name="video" />
          {t('home.fact_free', { count: free_mentor_count })}
        </li>
      )}
      <li>
        <Icon name="shield" />
        {t('home.fact_refund')}
      </li>
    </ul>
  );
}

/** Published reviews with the routes of their mentors; nothing without any. */
export function RecentReviews({ reviews }: { reviews: readonly HomeReview[] }) {
  const t = useT();
  if (reviews.length === 0) {
    return null;
  }
  return (
    <section className="section wrap">
      <header>
        <div>
          <h2>{t('home.reviews_title')}</h2>
          <p className="small muted">{t('home.reviews_note')}</p>
        </div>
        <Link className="link small strong" to={paths.reviewsPolicy()}>
          {t('reviewing.title')}
        </Link>
      </header>
      <ul className="home-reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReviewCard({ review: { author_name, mentor, slug, route, stars, text, lang } }: { review: HomeReview }) {
  const t = useT();
  const format = useFormat();
  return (
    <figure className="card home-review">
      <figcaption>
        <Link className="strong" to={paths.mentorProfile(slug)}>
          {t('home.review_about', { author: author_name ?? t('home.review_someone'), mentor })}
        </Link>
        {route && (
          <RouteLine
            origin={route.origin}
            destination={route.destination}
            label={t('home.route_spoken', { from: route.from, to: route.to })}
          />
        )}
      </figcaption>
      <p className="home-review-stars">
        <Icon name="star" />
        <b aria-hidden="true">{format.number(stars)}</b>
        <span className="unseen">{t('reviews.stars', { count: stars })}</span>
      </p>
      <blockquote lang={lang} dir="auto">
        {text}
      </blockquote>
    </figure>
  );
}

const COVERS = [
  { icon: 'refund', title: 'home.cover_cancel', text: 'home.cover_cancel_text' },
  { icon: 'shield', title: 'home.cover_absent', text: 'home.cover_absent_text' },
  { icon: 'check', title: 'home.cover_degree', text: 'home.cover_degree_text' },
] as const satisfies readonly { icon: IconName; title: string; text: string }[];

/** How money and claims are checked. */
export function Covers() {
  const t = useT();
  return (
    <section className="section wrap">
      <header>
        <h2>{t('home.cover_title')}</h2>
      </header>
      <ul className="covers">
        {COVERS.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{t(title)}</h3>
            <p className="muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

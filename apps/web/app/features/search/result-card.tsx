import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';
import { paths } from '../../lib/paths.ts';
import { proofWords } from '../../lib/proof-words.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import type { MentorCard } from './mentor-card.ts';
import { schoolWords } from './school-words.ts';

/**
 * A found mentor. All of the card leads to the profile; the rating leads to the reviews, and the button to the available times. A
 * page has twenty of these, so each has few elements, and the style draws its icons.
 */
export function ResultCard({ card, lazy }: { card: MentorCard; lazy: boolean }) {
  const t = useT();
  const { route } = card;
  return (
    <article className="card result">
      <Stamp src={card.image} srcSet={card.image_set} name={card.name} lazy={lazy} />
      <div className="result-who">
        <div className="result-name">
          <h2>
            <Link to={paths.mentorProfile(card.slug)} {...usePrefetch()} dir="auto">
              {card.name}
            </Link>
          </h2>
          {route !== null && (
            <RouteLine
              origin={route.origin}
              destination={route.destination}
              label={t('search.route_spoken', { from: route.from, to: route.to })}
            />
          )}
        </div>
        {(card.studies || card.school) && (
          <p className="result-study">
            {card.studies && <bdi>{card.studies}</bdi>}
            {card.studies && card.school && <span aria-hidden="true">·</span>}
            {card.school && <bdi>{schoolWords(card, t)}</bdi>}
          </p>
        )}
        {card.headline !== null && (
          <p className="result-headline line-as-written" dir="auto">
            {card.headline}
          </p>
        )}
        <CardTopics card={card} />
      </div>
      <CardFacts card={card} />
      <CardTimes card={card} />
    </article>
  );
}

function CardTopics({ card: { topics, price_from, has_free_session } }: { card: MentorCard }) {
  const t = useT();
  // Where the price itself says so, once is enough.
  const hasFreeFirst = has_free_session && (price_from ?? 0) > 0;
  if (topics.length === 0 && !hasFreeFirst) {
    return null;
  }
  return (
    <ul className="tags result-topics" aria-label={t('search.card_topics')}>
      {hasFreeFirst && <li className="tag tag-pine">{t('search.free')}</li>}
      {topics.map((topic) => (
        <li key={topic} className="tag">
          {topic}
        </li>
      ))}
    </ul>
  );
}

/** Why to trust them: their rating, the proof of their study, how soon they answer, what they do and what they speak. */
function CardFacts({ card }: { card: MentorCard }) {
  const t = useT();
  const format = useFormat();
  const { rating, review_count: count, languages, answers_within_h: hours, proof } = card;
  const job =
    card.job_title && card.organisation
      ? t('search.job', { title: card.job_title, organisation: card.organisation })
      : (card.job_title ?? card.organisation);
  return (
    <div className="result-facts">
      {rating !== null && count > 0 && (
        <Link
          className="result-rating"
          to={paths.mentorReviews(card.slug)}
          aria-label={t('search.card_rating', { rating: format.rating(rating), count, name: card.name })}
        >
          <b>{format.rating(rating)}</b> ({format.number(count)})
        </Link>
      )}
      {proof !== null && <CardProof proof={proof} />}
      {hours !== null && <span className="result-answers">{t(`profile.answers_${hours}`)}</span>}
      {job && (
        <span className="result-job line-as-written" dir="auto">
          {job}
        </span>
      )}
      {languages.length > 0 && <span className="result-languages">{t.list(languages)}</span>}
    </div>
  );
}

/** The proof of their study; it names the study where the card shows another. */
function CardProof({ proof }: { proof: NonNullable<MentorCard['proof']> }) {
  const t = useT();
  const { locale } = useViewer();
  const isOther = proof.kind === 'graduation' && !proof.is_main;
  return (
    <span className="result-proof">
      {isOther
        ? t('proven.graduation_at', {
            university: proof.university_name,
            month: monthWords(proof.checked_on, locale),
          })
        : proofWords(proof, t, locale)}
    </span>
  );
}

function CardTimes({ card }: { card: MentorCard }) {
  const t = useT();
  const format = useFormat();
  const next = card.next_available_at;
  return (
    <div className="result-side">
      <CardPrice card={card} />
      <p className="result-next">
        {next !== null && `${t(card.only_at_night ? 'search.only_at_night' : 'search.next_free')} `}
        <b>{next === null ? t('search.fully_booked') : format.moment(next)}</b>
      </p>
      <Link
        className="button button-line"
        to={paths.availability(card.slug)}
        {...usePrefetch()}
        aria-label={t('search.see_times_with', { name: card.name })}
      >
        {t('search.see_times')}
      </Link>
    </div>
  );
}

/** The price of a first session: `€28 for 45 min`, and what it is about in the reader's currency. */
function CardPrice({ card }: { card: MentorCard }) {
  const t = useT();
  const format = useFormat();
  const { price_from, currency, price_duration_min: minutes, has_free_session } = card;
  if (price_from === null && !has_free_session) {
    return <p className="result-price">{t('search.no_service')}</p>;
  }
  return (
    <p className="result-price">
      <b>{format.price(price_from, currency)}</b>
      {minutes !== null && ` ${t('search.for_minutes', { minutes })}`}
      <ApproximatePrice price={price_from} currency={currency} />
    </p>
  );
}

/** Milliseconds for which a pointer has to stay, so that one that passes by fetches nothing. */
const stay = 80;

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Properties of a link whose page is fetched ahead when it is pointed at or focused: once, and not while data is to
 * be saved.
 */
function usePrefetch() {
  const [isFetched, setFetched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const come = () => {
    if (navigator.connection?.saveData !== true) {
      timer.current = setTimeout(() => setFetched(true), stay);
    }
  };
  const leave = () => clearTimeout(timer.current);
  return {
    prefetch: isFetched ? ('render' as const) : ('none' as const),
    onPointerEnter: come,
    onPointerLeave: leave,
    onFocus: come,
    onBlur: leave,
  };
}

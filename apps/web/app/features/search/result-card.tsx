import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';
import { paths } from '../../lib/paths.ts';
import { proofWords } from '../../lib/proof-words.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import type { MentorCard } from './mentor-card.ts';
import { priceWords } from './price-words.ts';
import { schoolWords } from './school-words.ts';

/** A found mentor. All of the card leads to the profile; the button leads to the free times. */
export function ResultCard({ card, lazy }: { card: MentorCard; lazy: boolean }) {
  const t = useT();
  const job = card.job_title && card.organisation;
  return (
    <article className="card result">
      <Stamp src={card.image} srcSet={card.image_set} name={card.name} lazy={lazy} />
      <div className="result-body">
        <h2>
          <Link to={paths.mentorProfile(card.slug)} {...usePrefetch()}>
            {card.name}
          </Link>
        </h2>
        <CardRoute route={card.route} />
        {card.headline !== null && (
          <p className="result-headline line-as-written" dir="auto">
            {card.headline}
          </p>
        )}
        {(card.studies || card.school) && (
          <p className="result-study line-as-written" dir="auto">
            {card.studies}
            {card.school && (
              <bdi className="result-school line-as-written" dir="auto">
                {schoolWords(card, t)}
              </bdi>
            )}
          </p>
        )}
        <CardProof proof={card.proof} />
        {(card.job_title || card.organisation) && (
          <p className="small muted result-job line-as-written" dir="auto">
            {job
              ? t('search.job', { title: card.job_title ?? '', organisation: card.organisation ?? '' })
              : (card.job_title ?? card.organisation)}
          </p>
        )}
        <CardFacts card={card} />
        {card.topics.length > 0 && (
          <ul className="tags result-topics" aria-label={t('search.card_topics')}>
            {card.topics.map((topic) => (
              <li key={topic}>
                <Tag>{topic}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <CardTimes card={card} />
    </article>
  );
}

/** The proof of their study; it names the study where the card shows another. */
function CardProof({ proof }: Pick<MentorCard, 'proof'>) {
  const t = useT();
  const { locale } = useViewer();
  if (proof === null) {
    return null;
  }
  const words =
    proof.kind === 'graduation' && !proof.is_main
      ? t('proven.graduation_at', {
          university: proof.university_name,
          month: monthWords(proof.checked_on, locale),
        })
      : proofWords(proof, t, locale);
  return (
    <p className="small result-proof">
      <Icon name="check" />
      {words}
    </p>
  );
}

/** Their rating, if there is one, how soon they answer, and what they speak. */
function CardFacts({ card: { rating, review_count, languages, answers_within_h: hours } }: { card: MentorCard }) {
  const t = useT();
  const format = useFormat();
  const isRated = rating !== null && review_count > 0;
  if (!isRated && languages.length === 0 && hours === null) {
    return null;
  }
  return (
    <p className="small muted result-facts">
      {isRated && (
        <span className="result-rating">
          <Icon name="star" />
          <span className="unseen">
            {t('search.card_rating', { rating: format.rating(rating), count: review_count })}
          </span>
          <span aria-hidden="true">
            {format.rating(rating)} ({format.number(review_count)})
          </span>
        </span>
      )}
      {hours !== null && <span className="result-answers">{t(`profile.answers_${hours}`)}</span>}
      {languages.length > 0 && (
        <span>
          <Icon name="globe" />
          <span className="unseen">{t('search.card_languages')}: </span>
          {t.list(languages)}
        </span>
      )}
    </p>
  );
}

function CardRoute({ route }: { route: MentorCard['route'] }) {
  const t = useT();
  if (route === null) {
    return null;
  }
  const names = { from: route.from, to: route.to };
  return (
    <div className="result-route">
      <RouteLine origin={route.origin} destination={route.destination} label={t('search.route_spoken', names)} />
      <span className="small muted" aria-hidden="true">
        {t('search.route', names)}
      </span>
    </div>
  );
}

function CardTimes({ card }: { card: MentorCard }) {
  const t = useT();
  const format = useFormat();
  const next = card.next_available_at;
  return (
    <div className="result-side">
      <span className="tiny muted">{t('search.next_free')}</span>
      <span className="result-next">{next === null ? t('search.fully_booked') : format.moment(next)}</span>
      <span className="small muted">
        {priceWords(card, t, format)} <ApproximatePrice price={card.price_from} currency={card.currency} />
      </span>
      <ButtonLink
        kind="line"
        to={paths.availability(card.slug)}
        {...usePrefetch()}
        aria-label={t('search.see_times_with', { name: card.name })}
      >
        {t('search.see_times')}
      </ButtonLink>
    </div>
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

import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { priceWords } from '../search/price-words.ts';
import type { HomeMentor } from './home-mentor.ts';

/** A mentor as a stamp, or on a small card. */
export function MentorTile({ mentor, isCard = false }: { mentor: HomeMentor; isCard?: boolean }) {
  const t = useT();
  const format = useFormat();
  const { route, rating, review_count, available_at } = mentor;
  return (
    <Link
      className={classNames('mentor-tile', isCard && 'mentor-tile-card card')}
      to={paths.mentorProfile(mentor.slug)}
    >
      <Stamp
        src={mentor.image}
        srcSet={mentor.image_set}
        name={mentor.name}
        {...(isCard ? {} : { size: 'sheet' as const })}
        lazy
      />
      {route && (
        <RouteLine
          origin={route.origin}
          destination={route.destination}
          label={t('home.route_spoken', { from: route.from, to: route.to })}
        />
      )}
      <div className="mentor-tile-who">
        <h3>
          <bdi>{mentor.name}</bdi>
        </h3>
        <p className="small muted two-lines as-written">{mentor.studies}</p>
      </div>
      <div className="mentor-tile-offer small">
        {rating !== null && review_count > 0 && (
          <p className="mentor-tile-rating">
            <Icon name="star" />
            <span aria-hidden="true">
              <b>{format.rating(rating)}</b> ({format.number(review_count)})
            </span>
            <span className="unseen">
              {t('search.card_rating', { rating: format.rating(rating), count: review_count })}
            </span>
          </p>
        )}
        <p className="strong">{available_at === null ? t('home.no_time') : format.moment(available_at)}</p>
        <p className="muted">
          {priceWords(mentor, t, format)} <ApproximatePrice price={mentor.price_from} currency={mentor.currency} />
        </p>
      </div>
    </Link>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { cheapest } from './services.ts';

interface Properties {
  loaded: PublicProfile;
  isOwn: boolean;
}

/** On a phone, the ways on at the foot of the window while the booking box is out of view. */
export function BookingBar({ loaded, isOwn }: Properties) {
  const t = useT();
  const format = useFormat();
  const { services, times, mentor } = loaded;
  const { rates } = useViewer();
  const isAway = useBoxAway();
  const paid = services.filter(({ price }) => Boolean(price));
  const low = cheapest(paid.length > 0 ? paid : services, rates);
  if (low === null) {
    return null;
  }
  const next = times.starts[0] ?? times.next;
  const price = format.price(low.price, low.currency);
  return (
    <div
      className={classNames('booking-bar unprinted', !isAway && 'booking-bar-away')}
      {...(isAway && { 'data-foot-bar': '' })}
    >
      <div className="booking-bar-facts">
        <p className="strong">
          {paid.length > 1 ? t('profile.price_from', { price }) : price}{' '}
          <ApproximatePrice price={low.price} currency={low.currency} />
        </p>
        <p className="tiny muted">
          {next === null ? t('profile.no_times') : t('profile.next', { moment: format.momentWithin(next) })}
        </p>
      </div>
      {!isOwn && (
        <Link
          className="icon-button booking-bar-ask"
          to={paths.newThread({ mentor: mentor.slug })}
          rel="nofollow"
          aria-label={t('profile.ask', { name: mentor.first_name })}
        >
          <Icon name="mail" />
        </Link>
      )}
      <ButtonLink to={paths.availability(mentor.slug)}>{t('profile.all_times')}</ButtonLink>
    </div>
  );
}

/** Whether the booking box is out of the window; before scripts run nobody knows, and the bar is there. */
function useBoxAway(): boolean {
  const [isAway, setAway] = useState(true);
  useEffect(() => {
    const box = document.querySelector('.booking-box');
    if (box === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setAway(!entries.some(({ isIntersecting }) => isIntersecting)),
      // As high as the bar and the dock: what they cover isn't in view.
      { rootMargin: '0px 0px -128px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return isAway;
}

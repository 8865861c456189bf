import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { cheapest } from './services.ts';

/** On a phone: the way to the times stays at the foot of the page. */
export function BookingBar({ loaded }: { loaded: PublicProfile }) {
  const t = useT();
  const format = useFormat();
  const { services, times, mentor } = loaded;
  const low = cheapest(services);
  if (low === null) {
    return null;
  }
  const next = times.starts[0] ?? times.next;
  const price = format.price(low.price, low.currency);
  const isOnly = services.length === 1;
  return (
    <div className="booking-bar unprinted" data-foot-bar>
      <div>
        <div className="strong">
          {low.price && !isOnly
            ? t('profile.price_from', { price })
            : t('profile.price_of', { price, title: low.title })}
        </div>
        <div className="tiny muted">
          {next === null ? t('profile.no_times') : t('profile.next', { moment: format.moment(next) })}
        </div>
      </div>
      <ButtonLink to={paths.availability(mentor.slug)}>{t('profile.all_times')}</ButtonLink>
    </div>
  );
}

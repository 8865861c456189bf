import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useClock } from '../../lib/use-clock.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { minutesToTell, timeLeft } from './time-left.ts';

interface Properties {
  /** When the time is let go. */
  until: string;
  onEnd: () => void;
}

/** How long the time is still held: counted for the eye, and told now and then to who listens. */
export function HoldCountdown({ until, onEnd }: Properties) {
  const t = useT();
  const format = useFormat();
  const left = Date.parse(until) - useClock();
  const minutes = minutesToTell(left);
  const isOver = left <= 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) {
      end();
    }
  }, [isOver]);
  return (
    <div className="pay-hold">
      <Icon name="clock" />
      <p>
        {t('payment.held_until', { time: format.time(until) })}
        {!isOver && (
          <span className="pay-left" aria-hidden="true">
            {t('payment.left', { time: timeLeft(left) ?? '' })}
          </span>
        )}
      </p>
      <output className="unseen">{minutes !== null && t('payment.minutes_left', { minutes })}</output>
    </div>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { consoleApi } from '../../api/console-client.ts';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { stopViewing, type Viewing } from '../../session/view-as.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

const MINUTE_MS = 60_000;

/** Says on every page as which person a staff member sees it and for how long, and ends it. */
export default function ViewAsBanner({ view: { user_id, name, until } }: { view: Viewing }) {
  const t = useT();
  const [left, setLeft] = useState(() => minutesLeft(until));
  const [stopping, setStopping] = useState(false);
  const leave = useEffectEvent(() => {
    stopViewing();
    location.assign(consolePaths.person(user_id));
  });
  useEffect(() => {
    const tick = () => {
      const minutes = minutesLeft(until);
      setLeft(minutes);
      if (minutes <= 0) leave();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const stop = async () => {
    setStopping(true);
    // It ends by itself, whether this arrives or not.
    await consoleApi.stopViewAs({ params: { user_id } }).catch(() => undefined);
    stopViewing();
    location.assign(consolePaths.person(user_id));
  };
  return (
    <div className="view-as">
      <Banner
        tone="news"
        action={
          <Button size="small" kind="line" loading={stopping && t('viewing.stopping')} onClick={() => void stop()}>
            {t('viewing.stop')}
          </Button>
        }
      >
        {t('viewing.as', { name, count: left })}
      </Banner>
    </div>
  );
}

const minutesLeft = (until: string): number => Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS);

import { Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { SettingsSection } from './settings-section.tsx';

const Webhooks = laterPart(() => import('../webhooks/webhooks.tsx'));

/** A user's webhooks. Few users have any: their code is loaded when the section is reached. */
export function WebhooksSection({ userId }: { userId: string }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const reached = useReached(place);
  return (
    <SettingsSection id="webhooks" title={t('settings.webhooks')}>
      <p className="muted">{t('settings.webhooks_text')}</p>
      <div ref={place} className="stack">
        {reached ? (
          <Suspense fallback={<Skeleton shape="long" />}>
            <Webhooks userId={userId} />
          </Suspense>
        ) : (
          <Skeleton shape="long" />
        )}
      </div>
    </SettingsSection>
  );
}

/** Whether an element has been on the screen, or nearly. */
function useReached(place: { current: Element | null }): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setReached(true);
          observer.disconnect();
        }
      },
      { rootMargin: '100px' },
    );
    if (place.current !== null) {
      observer.observe(place.current);
    }
    return () => observer.disconnect();
  }, [place]);
  return reached;
}

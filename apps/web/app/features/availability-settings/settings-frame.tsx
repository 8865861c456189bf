import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The page around the settings, in every state of theirs. */
export function SettingsFrame({ slug, children }: { slug: string; children: ReactNode }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap stack settings-page">
      <div className="settings-head">
        <Link className="crumb" to={paths.availability(slug)}>
          <Icon name="arrow_back" />
          {t('hours.to_times')}
        </Link>
        <h1>{t('hours.page')}</h1>
        <p className="muted">{t('hours.text')}</p>
        <Link className="link" to={paths.myServices()}>
          {t('services.to_services')}
        </Link>
      </div>
      {children}
    </main>
  );
}

const lines = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** As high as the week that comes. */
export function SettingsWaiting({ slug }: { slug: string }) {
  const t = useT();
  return (
    <SettingsFrame slug={slug}>
      <div className="settings-grid" aria-busy="true">
        <Card className="stack settings-hours">
          <output className="unseen">{t('hours.loading')}</output>
          <Skeleton shape="title" />
          {lines.map((line) => (
            <div key={line} className="week-day">
              <Skeleton shape="long" />
              <Skeleton />
            </div>
          ))}
          <Skeleton shape="block" />
        </Card>
        <Card className="stack settings-preview">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Card>
      </div>
    </SettingsFrame>
  );
}

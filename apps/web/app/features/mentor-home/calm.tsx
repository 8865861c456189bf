import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ShareProfile } from '../share/share-button.tsx';

/** Nothing waits. @param sessions the number of sessions in the next seven days. */
export function Calm({ sessions }: { sessions: number }) {
  const t = useT();
  return (
    <CalmCard
      title={t('mentoring.calm')}
      action={
        <ButtonLink kind="line" to={paths.myAvailabilitySettings()}>
          {t('mentoring.add_available')}
        </ButtonLink>
      }
    >
      {t('mentoring.calm_text')} {t('mentoring.calm_sessions', { count: sessions })}
    </CalmCard>
  );
}

/** Nothing has come yet. */
export function FirstCalm({ slug }: { slug: string }) {
  const t = useT();
  const name = useOwnName();
  return (
    <CalmCard title={t('mentoring.first')} action={<ShareProfile slug={slug} name={name} />}>
      {t('mentoring.first_text')}
    </CalmCard>
  );
}

interface Properties {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** An empty state with the postmark of the product. */
function CalmCard({ title, children, action }: Properties) {
  const id = useId();
  return (
    <section className="card calm" aria-labelledby={id}>
      <svg className="postmark" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="43" />
        <circle cx="48" cy="48" r="34" strokeDasharray="2 5" />
        <path d="M22 60C30 26 66 26 74 60" />
        <circle className="postmark-origin" cx="22" cy="60" r="4.5" />
        <circle className="postmark-destination" cx="74" cy="60" r="6" />
      </svg>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{children}</p>
      </div>
      {action}
    </section>
  );
}

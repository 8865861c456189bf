import { Suspense, useRef, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useReached } from '../../lib/use-reached.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { SettingsSection } from './settings-section.tsx';

const Webhooks = laterPart(() => import('../webhooks/webhooks.tsx'));
const ApiKeys = laterPart(() => import('../api-keys/api-keys.tsx'));

/** For those who build on the API: webhooks and API keys. */
export function DeveloperSections({ userId }: { userId: string }) {
  const t = useT();
  return (
    <>
      <LateSection id="webhooks" title={t('settings.webhooks')} text={t('settings.webhooks_text')}>
        <Webhooks userId={userId} />
      </LateSection>
      <LateSection id="api-keys" title={t('settings.api_keys')} text={t('settings.api_keys_text')}>
        <ApiKeys userId={userId} />
      </LateSection>
    </>
  );
}

interface Properties {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A section that few users need: its code is loaded when it is reached. */
function LateSection({ id, title, text, children }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  const reached = useReached(place);
  return (
    <SettingsSection id={id} title={title}>
      <p className="muted">{text}</p>
      <div ref={place} className="stack">
        {reached ? <Suspense fallback={<Skeleton shape="long" />}>{children}</Suspense> : <Skeleton shape="long" />}
      </div>
    </SettingsSection>
  );
}

import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { Preferences } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames } from '../../locales/pick-locale.ts';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterPart } from '../errors/later-part.tsx';

const load = () => import('./choices-panel.tsx');
/** Few people open it. */
const ChoicesPanel = laterPart(load);

/** The reader's language, currency and colours: on every page, also for those who can't read its language. */
export function Choices({ preferences }: { preferences: Preferences }) {
  const t = useT();
  const { locale } = preferences;
  const { rates, currency } = useViewer();
  const [isOpened, setIsOpened] = useState(false);
  const shown = rates !== null && currency !== null && currency in rates.by_currency ? currency : null;
  return (
    <div className="choices" onPointerEnter={() => void load().catch(() => undefined)}>
      <DropMenu
        label={`${t('layout.choices')}: ${t.list([localeNames[locale], ...(shown === null ? [] : [shown])])}`}
        onToggle={(open) => open && setIsOpened(true)}
        summary={
          <>
            <Icon name="globe" />
            <span aria-hidden="true">
              {locale.toUpperCase()}
              {shown !== null && <span className="choices-currency"> · {shown}</span>}
            </span>
          </>
        }
      >
        {isOpened && (
          <Suspense fallback={<div className="choices-room" aria-busy="true" />}>
            <ChoicesPanel preferences={preferences} />
          </Suspense>
        )}
      </DropMenu>
    </div>
  );
}

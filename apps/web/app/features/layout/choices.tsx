import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { Preferences } from '../../lib/preferences.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { localeNames, type Locale } from '../../locales/pick-locale.ts';
import { useSession } from '../../session/use-session.tsx';
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
  const place = useRef<HTMLDivElement>(null);
  useOfferOfLanguage(locale, () => place.current?.querySelector('summary')?.focus({ preventScroll: true }));
  const shown = rates !== null && currency !== null && currency in rates.by_currency ? currency : null;
  return (
    <div className="choices" ref={place} onPointerEnter={() => void load().catch(() => undefined)}>
      <DropMenu
        label={[t('layout.choices'), [localeNames[locale], shown].filter(Boolean).join(', ')].join(': ')}
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
            <ChoicesPanel preferences={preferences} onLanguage={rememberLanguage} />
          </Suspense>
        )}
      </DropMenu>
    </div>
  );
}

/** Offers a signed-in user the language that they have just chosen for their emails, too. */
function useOfferOfLanguage(present: Locale, returnFocus: () => void): void {
  const queries = useQueryClient();
  const { status, user } = useSession();
  const goBack = useRef(returnFocus);
  useEffect(() => {
    if (status === 'signed_in' && takeLanguage() === present) {
      // The page is new: the choice gets the focus again, and the offered language doesn't cover it.
      goBack.current();
      // A failed request needs no message here.
      void import('./offer-language.ts')
        .then(({ offerLanguage }) => offerLanguage(queries, user, present))
        .catch(() => undefined);
    }
  }, [status, user, present, queries]);
}

const storageKey = 'am_language_choice';

/** Keeps the chosen language until a signed-in user was asked about their emails. */
function rememberLanguage(locale: string): void {
  try {
    sessionStorage.setItem(storageKey, locale);
  } catch {
    // Without a storage the user isn't asked; the page still has the language.
  }
}

/** The chosen language about which the user wasn't asked yet; read once. */
function takeLanguage(): string | null {
  try {
    const chosen = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return chosen;
  } catch {
    return null;
  }
}

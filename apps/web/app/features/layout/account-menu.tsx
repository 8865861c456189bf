import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { usePhone } from '../../lib/use-window.ts';
import { pickLocale } from '../../locales/pick-locale.ts';
import type { SessionUser } from '../../session/types.ts';
import { useRole } from '../../session/use-role.ts';
import { viewing } from '../../session/view-as.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useTurns } from '../turns/use-turns.ts';
import { AccountDrop, useFinishProfile } from './account-drop.tsx';
import { takeLanguage } from './chosen-language.ts';
import { Count, HeaderLink } from './header-link.tsx';
import { usePlaces } from './use-places.ts';

/** Few people have a payment to make. */
const DuePayment = laterDialog(() => import('../turns/due-payment.tsx'));
/** It shows the news, beside the page's own content. */
const Bell = laterDialog(() => import('../notifications/bell.tsx'));

interface Properties {
  user: SessionUser;
  /** The part before the choice of the language, or the one after it. */
  part: 'places' | 'own';
}

/** The header of the signed-in person. */
export default function AccountMenu({ user, part }: Properties) {
  return part === 'places' ? <Places user={user} /> : <Own user={user} />;
}

function Places({ user }: { user: SessionUser }) {
  const t = useT();
  const finish = useFinishProfile(user);
  const { likelyRole } = useRole();
  const places = usePlaces(user);
  return (
    <nav className="site-links" aria-label={t('layout.main_navigation')}>
      {finish && (
        <ButtonLink kind="line" size="small" to={finish}>
          {t('layout.finish_profile')}
        </ButtonLink>
      )}
      {places.map(({ to, label, count = 0, counted = '' }) => (
        <HeaderLink key={to} to={to}>
          {to === paths.search() ? t('layout.find_mentor') : label}
          <Count count={count} words={counted} />
        </HeaderLink>
      ))}
      {likelyRole === 'mentor' && (
        <>
          <HeaderLink className="site-link site-link-more" to={paths.myServices()}>
            {t('layout.services')}
          </HeaderLink>
          <HeaderLink className="site-link site-link-more" to={paths.earnings()}>
            {t('layout.earnings')}
          </HeaderLink>
        </>
      )}
    </nav>
  );
}

/** The bell, the menu (on a phone in the dock), and the payments that the person owes. */
function Own({ user }: { user: SessionUser }) {
  useOfferOfLanguage(user);
  const isPhone = usePhone();
  const due = useTurns(user).data?.items.find(({ kind }) => kind === 'pay');
  return (
    <>
      {viewing() === null && (
        <Suspense fallback={<span className="bell-place" />}>
          <Bell user={user} />
        </Suspense>
      )}
      {!isPhone && <AccountDrop user={user} />}
      {due && (
        <Suspense>
          <DuePayment due={due} />
        </Suspense>
      )}
    </>
  );
}

/** Offers the language that was just chosen for the pages for the emails, too. */
function useOfferOfLanguage(user: SessionUser): void {
  const queries = useQueryClient();
  const present = pickLocale(useLocale(), null);
  useEffect(() => {
    if (takeLanguage() === present) {
      // The page is new: the choice gets the focus again, and the offered language doesn't cover it.
      document.querySelector<HTMLElement>('.choices summary')?.focus({ preventScroll: true });
      // A failed request needs no message here.
      void import('./offer-language.ts')
        .then(({ offerLanguage }) => offerLanguage(queries, user, present))
        .catch(() => undefined);
    }
  }, [user, present, queries]);
}

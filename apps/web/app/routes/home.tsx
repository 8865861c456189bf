import { useEffect } from 'react';
import { data, useLoaderData, useRevalidator } from 'react-router';
import type { Route } from './+types/home.ts';
import { serverClient } from '../api/server-client.ts';
import '../features/home/home.css';
import { Hero } from '../features/home/hero.tsx';
import { homeMeta } from '../features/home/home-meta.server.ts';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { loadHome } from '../features/home/load-home.server.ts';
import { MentorSheet } from '../features/home/mentor-sheet.tsx';
import { OwnPlace } from '../features/home/own-place.tsx';
import { Covers, RecentReviews } from '../features/home/proof.tsx';
import { RoutesBoard } from '../features/home/routes-board.tsx';
import { useDeletedAccountNotice } from '../features/settings/use-deleted-account-notice.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { readPreferences } from '../lib/preferences.ts';
import { useSession } from '../session/use-session.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.tags ?? [];
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, pathname } = new URL(request.url);
  // The router takes any number of slashes for its first route.
  if (pathname.startsWith('//')) throw data(null, { status: 404 });
  const preferences = readPreferences(request);
  const tags = homeMeta(origin, preferences.locale);
  // Signed-in people have a page of their own. The cookie only hints at that: a page that turns out to be a visitor's asks again.
  const shown = preferences.signed_in
    ? null
    : await loadHome(serverClient(context), preferences, Date.now(), request.signal);
  return { shown, tags };
}

export default function Home() {
  useDeletedAccountNotice();
  const { user, status } = useSession();
  const { shown } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isOwn = user !== null || status === 'loading';
  const isMissing = !isOwn && shown === null;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  return (
    <main id="main" tabIndex={-1} aria-busy={isMissing || undefined}>
      {isOwn ? <OwnPlace user={user} /> : shown !== null && <PublicHome shown={shown} />}
    </main>
  );
}

function PublicHome({ shown }: { shown: Awaited<ReturnType<typeof loadHome>> }) {
  const t = useT();
  return (
    <>
      <Hero arcs={shown.arcs} proof={shown.proof} />
      <RecentReviews reviews={shown.reviews} />
      <RoutesBoard board={shown.routes} />
      <MentorSheet mentors={shown.mentors} zone={shown.zone} />
      <Covers />
      <HowItWorks />
      <section className="section wrap">
        <div className="join">
          <div>
            <h2>{t('home.join_title')}</h2>
            <p>{t('home.join_text')}</p>
          </div>
          <ButtonLink size="large" to={paths.mentorSignUp()}>
            {t('home.join_action')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

import { data, useLoaderData } from 'react-router';
import type { Route } from './+types/home.ts';
import { serverClient } from '../api/server-client.ts';
import '../features/home/home.css';
import { Hero } from '../features/home/hero.tsx';
import { homeMeta } from '../features/home/home-meta.server.ts';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { loadHome } from '../features/home/load-home.server.ts';
import { MentorSheet } from '../features/home/mentor-sheet.tsx';
import { NextSession } from '../features/home/next-session.tsx';
import { RoutesBoard } from '../features/home/routes-board.tsx';
import { useDeletedAccountNotice } from '../features/settings/use-deleted-account-notice.ts';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { readPreferences } from '../lib/preferences.ts';
import { ButtonLink } from '../ui/button.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.tags ?? [];
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, pathname } = new URL(request.url);
  // The router takes any number of slashes for its first route.
  if (pathname.startsWith('//')) throw data(null, { status: 404 });
  const preferences = readPreferences(request);
  const shown = await loadHome(serverClient(context), preferences, Date.now(), request.signal);
  return { ...shown, tags: homeMeta(origin, preferences.locale) };
}

export default function Home() {
  const t = useT();
  useDeletedAccountNotice();
  const { routes, mentors, zone } = useLoaderData<typeof loader>();
  const arcs = ('status' in routes ? [] : routes).map((route) => ({
    origin: route.origin_country_code,
    destination: route.destination_country_code,
  }));
  return (
    <main id="main" tabIndex={-1}>
      <NextSession />
      <Hero routes={arcs} />
      <RoutesBoard routes={routes} />
      <HowItWorks />
      <MentorSheet mentors={mentors} zone={zone} />
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
    </main>
  );
}

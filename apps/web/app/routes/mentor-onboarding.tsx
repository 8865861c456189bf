import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/mentor-onboarding.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import '../features/forms/forms.css';
import { titled } from '../lib/page-title.ts';
import { MentorOnboarding } from '../features/onboarding/mentor-onboarding.tsx';
import { OnboardingSkeleton } from '../features/onboarding/onboarding-skeleton.tsx';
import '../features/onboarding/onboarding.css';
import { useT } from '../lib/i18n.tsx';
import { readPreferences } from '../lib/preferences.ts';
import { nameDegrees, nameTopics } from '../lib/reference-names.ts';
import { SignedInOnly } from '../session/signed-in-only.tsx';

export const meta = titled('onboarding.title');

/** The lists and the terms are public, so they come with the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverClient(context);
  const { signal } = request;
  const { locale } = readPreferences(request);
  try {
    const [terms, degrees, topics] = await Promise.all([
      api.getTerms({ query: { language: locale }, signal }),
      api.listDegrees({ signal }),
      api.listMentoringTopics({ signal }),
    ]);
    return {
      terms: terms.mentor,
      degrees: nameDegrees(degrees.degrees, locale),
      topics: nameTopics(topics.topics, locale),
    };
  } catch (error) {
    throw toRouteError(error);
  }
}

/** Going from step to step doesn't change the server's data; only a request for newer terms refetches them. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function MentorOnboardingPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <header className="page-head">
        <h1>{t('onboarding.title')}</h1>
        <p className="muted">{t('onboarding.lede')}</p>
      </header>
      <SignedInOnly fallback={<OnboardingSkeleton label={t('onboarding.loading')} />}>
        {(user) => <MentorOnboarding user={user} {...page} />}
      </SignedInOnly>
    </main>
  );
}

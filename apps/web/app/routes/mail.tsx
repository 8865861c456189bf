import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/mail.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { localeOf } from '../lib/page-title.ts';
import { MailPage, mailViews } from '../features/mailbox/mail-page.tsx';
import { createTranslate } from '../lib/i18n.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [{ title: createTranslate(localeOf(matches))('layout.title', { page: loaderData?.subject ?? '' }) }];
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return serverClient(context)
    .getMail({ params, signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
}

/** A sent mail never changes. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams['id'] !== nextParams['id'];
}

export default function MailRoute() {
  const mail = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const view = mailViews.find((known) => known === search.get('view')) ?? 'html';
  return <MailPage mail={mail} view={view} />;
}

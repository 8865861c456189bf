import { useLoaderData, type MetaArgs } from 'react-router';
import type { Route } from './+types/mailbox.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { MailboxPage } from '../features/mailbox/mailbox-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('mailbox.title', matches);

/** The API knows no mailbox where mails are really sent, and this page is then none either. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const recipient = searchParams.get('recipient')?.trim() || null;
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1);
  const query = { page, ...(recipient === null ? {} : { recipient }) };
  const mailbox = await serverClient(context)
    .listMail({ query, signal: request.signal })
    .catch((error: unknown) => {
      throw toRouteError(error);
    });
  return { mailbox, recipient };
}

export default function MailboxRoute() {
  const { mailbox, recipient } = useLoaderData<typeof loader>();
  return <MailboxPage loaded={mailbox} recipient={recipient} />;
}

import { useLoaderData } from 'react-router';
import type { Route } from './+types/mailbox.ts';
import { serverClient } from '../api/server-client.ts';
import { toRouteError } from '../features/errors/route-failure.ts';
import { titled } from '../lib/page-title.ts';
import { MailboxPage } from '../features/mailbox/mailbox-page.tsx';
import { readLine, readPage } from '../lib/read-address.ts';

/** RFC 5321, section 4.5.3.1. */
const LONGEST_ADDRESS = 320;

export const meta = titled('mailbox.title');

/** The API has no mailbox if emails are really sent, and then this page doesn't exist either. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const recipient = readLine(searchParams.get('recipient'), LONGEST_ADDRESS) || null;
  const page = readPage(searchParams.get('page'));
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

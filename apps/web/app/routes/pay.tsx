import { redirectDocument } from 'react-router';
import type { Route } from './+types/pay.ts';
import { unlisted } from '../lib/page-title.ts';
import { PayPage } from '../features/payment/pay-page.tsx';

/** Nothing to load; but it makes the browser's own loader run only on a navigation from another page. */
export function loader() {
  return null;
}

/** A navigation to this page always reloads it, because this page has a content security policy of its own. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export const meta = unlisted('payment.title');

export default function Pay({ params }: Route.ComponentProps) {
  return <PayPage key={params.id} id={params.id} />;
}

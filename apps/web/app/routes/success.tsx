import type { MetaArgs } from 'react-router';
import type { Route } from './+types/success.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { OutcomePage } from '../features/payment-outcome/outcome-page.tsx';
import { leadToOutcome } from '../features/payment-outcome/way-back.server.ts';

export const loader = ({ request }: Route.LoaderArgs) => leadToOutcome(request);

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('outcome.success_page', matches), { name: 'robots', content: 'noindex' }];
}

export default function Success() {
  return <OutcomePage way="success" />;
}

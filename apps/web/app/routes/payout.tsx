import type { MetaArgs } from 'react-router';
import type { Route } from './+types/payout.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { PayoutPage } from '../features/payouts/payout-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('money.statement', matches), { name: 'robots', content: 'noindex' }];
}

export default function Payout({ params }: Route.ComponentProps) {
  return <PayoutPage key={params.id} id={params.id} />;
}

import type { MetaArgs } from 'react-router';
import { EarningsPage } from '../features/earnings/earnings-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('earnings.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function Earnings() {
  return <EarningsPage />;
}

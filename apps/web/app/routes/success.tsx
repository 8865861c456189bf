import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { OutcomePage } from '../features/payment-outcome/outcome-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('outcome.success_page', matches), { name: 'robots', content: 'noindex' }];
}

export default function Success() {
  return <OutcomePage way="success" />;
}

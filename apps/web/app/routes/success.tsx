import { pageTitle } from '../features/layout/page-title.ts';
import { OutcomePage } from '../features/payment-outcome/outcome-page.tsx';

export function meta() {
  return [...pageTitle('outcome.success_page'), { name: 'robots', content: 'noindex' }];
}

export default function Success() {
  return <OutcomePage way="success" />;
}

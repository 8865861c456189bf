import { pageTitle } from '../features/layout/page-title.ts';
import { OutcomePage } from '../features/payment-outcome/outcome-page.tsx';

export function meta() {
  return [...pageTitle('outcome.fail_page'), { name: 'robots', content: 'noindex' }];
}

export default function Fail() {
  return <OutcomePage way="fail" />;
}

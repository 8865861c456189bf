import { unlisted } from '../lib/page-title.ts';
import { OutcomePage } from '../features/payment-outcome/outcome-page.tsx';

export const meta = unlisted('outcome.fail_page');

export default function Fail() {
  return <OutcomePage way="fail" />;
}

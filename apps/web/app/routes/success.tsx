import type { Route } from './+types/success.ts';
import { unlisted } from '../lib/page-title.ts';
import { OutcomePage } from '../features/payment-outcome/outcome-page.tsx';
import { leadToOutcome } from '../features/payment-outcome/way-back.server.ts';

export const loader = ({ request }: Route.LoaderArgs) => leadToOutcome(request);

export const meta = unlisted('outcome.success_page');

export default function Success() {
  return <OutcomePage way="success" />;
}

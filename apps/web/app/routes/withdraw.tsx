import type { MetaArgs } from 'react-router';
import type { Route } from './+types/withdraw.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { WithdrawPage } from '../features/withdrawal/withdraw-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('withdrawal.title', matches);

export default function Withdraw({ params }: Route.ComponentProps) {
  return <WithdrawPage key={params.id} bookingId={params.id} />;
}

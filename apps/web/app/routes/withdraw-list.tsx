import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { WithdrawListPage } from '../features/withdrawal/withdraw-list-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('withdrawal.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function WithdrawList() {
  return <WithdrawListPage />;
}

import type { MetaArgs } from 'react-router';
import type { Route } from './+types/receipt.ts';
import { pageTitle } from '../features/layout/page-title.ts';
import { ReceiptPage } from '../features/receipt/receipt-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('receipt.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function Receipt({ params }: Route.ComponentProps) {
  return <ReceiptPage key={params.id} bookingId={params.id} />;
}

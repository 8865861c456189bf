import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { NamedPage } from '../features/proofs/named-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('proofs.named_title', matches), { name: 'robots', content: 'noindex' }];
}

export default function Named() {
  return <NamedPage />;
}

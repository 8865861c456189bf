import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { NamedPage } from '../features/proofs/named-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('proofs.named_title', matches);

export default function Named() {
  return <NamedPage />;
}

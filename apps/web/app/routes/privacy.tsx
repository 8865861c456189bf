import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('legal.privacy_title', matches);

export default function Privacy() {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PrivacyPolicy />
    </main>
  );
}

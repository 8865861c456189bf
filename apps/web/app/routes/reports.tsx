import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { ReportsPage } from '../features/reports/reports-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('reports.page', matches), { name: 'robots', content: 'noindex' }];
}

export default ReportsPage;

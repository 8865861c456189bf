import type { MetaArgs } from 'react-router';
import type { Route } from './+types/decision.ts';
import { DecisionPage } from '../features/decisions/decision-page.tsx';
import '../features/forms/forms.css';
import { pageTitle } from '../features/layout/page-title.ts';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('decisions.page', matches), { name: 'robots', content: 'noindex' }];
}

export default function DecisionRoute({ params }: Route.ComponentProps) {
  return <DecisionPage key={params.id} id={params.id} />;
}

import type { MetaArgs } from 'react-router';
import '../features/forms/forms.css';
import { pageTitle } from '../features/layout/page-title.ts';
import { SavedSearchesPage } from '../features/saved-searches/saved-searches-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('saved.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function SavedSearches() {
  return <SavedSearchesPage />;
}

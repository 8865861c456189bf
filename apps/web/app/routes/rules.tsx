import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { RulesPage } from '../features/legal/rules-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('conduct.title', matches);

export default RulesPage;

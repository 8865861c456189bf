import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';

export { CallbackPage as default } from '../features/account/callback-page.tsx';

export const meta = ({ matches }: MetaArgs) => pageTitle('account.mentor_title', matches);

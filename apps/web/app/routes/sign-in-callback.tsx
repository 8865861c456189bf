import { titled } from '../lib/page-title.ts';

export { CallbackPage as default } from '../features/account/callback-page.tsx';

export const meta = titled('account.sign_in_page');

export { CallbackPage as default } from '../features/account/callback-page.tsx';

export { InstancePage as default } from '../features/admin-settings/instance-page.tsx';

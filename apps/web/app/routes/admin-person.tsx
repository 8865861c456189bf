export { PersonPage as default } from '../features/admin-people/person-page.tsx';

export { prospectHandlers } from './routes.ts';

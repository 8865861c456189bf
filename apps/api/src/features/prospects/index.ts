export { prospectHistoryHandlers } from './history-routes.ts';
export { prospectHandlers } from './routes.ts';

export { findVisibleProfile as findVisibleProspectProfile } from './queries.ts';
export { prospectHistoryHandlers } from './history-routes.ts';
export { prospectHandlers } from './routes.ts';

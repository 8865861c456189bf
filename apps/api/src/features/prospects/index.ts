export { findVisibleProfile as findVisibleProspectProfile } from './queries.ts';
export { prospectHistoryHandlers } from './history-routes.ts';
export { prospectHandlers } from './routes.ts';
export { writeProspectWords } from './write-words.ts';

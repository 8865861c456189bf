export { buildApi } from './app.ts';
export { ConfigError, readConfig, type Config } from './config.ts';
export { warnOfConnections } from './connection-budget.ts';
export { warningsFor } from './config-warnings.ts';
export { createContext, type Context } from './context.ts';
export { loadReferenceData } from './features/reference/load-reference-data.ts';
export { stopServing } from './http/draining.ts';
export { migrate } from './db/migrate.ts';
export { startWorker, type Worker } from './jobs/worker.ts';

import type { Operations } from '@abroad/contract/operations';
import { NOW } from './sample-answers.ts';

const none = { count: 0, is_more: false };

/** An instance without waiting work. */
export const OPERATIONS: Operations = {
  version: '0.1.0',
  migrations: { applied: 200, last: '0200-last', last_at: NOW, waiting: [] },
  worker: { is_alive: true, seen_at: NOW },
  jobs: { due: { total: none, tasks: [] }, retrying: none, given_up: none, failed: [] },
  mails: { waiting: none, oldest_at: null, failed: none },
  webhooks: { waiting: none, oldest_at: null, failing: none },
  calendars: [],
  search: { engine: 'index', lag_ms: 12 },
  backup: null,
};

import { z } from 'zod';
import type { Task } from '../../jobs/task.ts';
import { ERASE_ACCOUNT } from '../identity/index.ts';
import { freeSlugs } from './bury-record.ts';
import { eraseNow, type EraseNeeds } from './erase-now.ts';
import { replayErasures } from './replay-erasures.ts';

const Payload = z.object({ user_id: z.uuid() });

export function accountTasks(context: EraseNeeds): Record<string, Task> {
  return {
    [ERASE_ACCOUNT]: (payload) => eraseNow(context, Payload.parse(payload).user_id),
    'replay-erasures': () => replayErasures(context),
    'free-slugs': () => freeSlugs(context.db),
  };
}

export const ACCOUNT_CRONTAB = ['11 * * * * replay-erasures ?max=1', '29 3 * * * free-slugs ?max=1'];

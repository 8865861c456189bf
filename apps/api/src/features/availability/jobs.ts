import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { REFRESH_NEXT_AVAILABLE } from '../../jobs/enqueue-known.ts';
import { sweepAvailabilityChanges } from './known-answers.ts';
import { refreshNextAvailable, sweepNextAvailable } from './keep-current.ts';

const Payload = z.object({ user_id: z.uuid() });

export function availabilityTasks(context: Pick<Context, 'db' | 'clock'>): Record<string, Task> {
  return {
    [REFRESH_NEXT_AVAILABLE]: (payload) => refreshNextAvailable(context, [Payload.parse(payload).user_id]),
    'sweep-availability-changes': () => sweepAvailabilityChanges(context),
    'sweep-next-available': () => sweepNextAvailable(context),
  };
}

export const AVAILABILITY_CRONTAB = [
  '* * * * * sweep-next-available ?max=1',
  '29 * * * * sweep-availability-changes ?max=1',
];

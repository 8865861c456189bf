import { scheduledJob } from '../../jobs/define-job.ts';
import { sealAudit } from './audit-chain.ts';

/** Long after midnight: no transaction that wrote an entry before it still runs. */
export const staffJobs = [scheduledJob({ task: 'seal-audit', at: '23 2 * * *' }, sealAudit)];

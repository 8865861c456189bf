import { defineJob } from '../../jobs/define-job.ts';
import { sendReceipt, sendReceiptJob } from './send-receipt.ts';

export const withdrawalJobs = [defineJob(sendReceiptJob, sendReceipt)];

export { messageMailJobs } from './jobs.ts';
export { receiveReply } from './receive-reply.ts';

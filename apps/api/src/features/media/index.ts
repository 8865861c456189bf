export { enqueueFileDeletion, mediaJobs } from './jobs.ts';
export { exportAvatar } from './read.ts';
export { endUploads, eraseAvatars } from './remove.ts';
export { mediaHandlers } from './routes.ts';

export { APPEALABLE, APPEAL_UNTIL, fileAppeal } from './file-appeal.ts';
export { exportModeration, forgetModeration } from './forget-moderation.ts';
export { signalJobs } from './open-case-on-signal.ts';
export { openCase, type CaseOpening, type OpenedCase } from './open-case.ts';
export { weighCase } from './weigh-case.ts';

export { compareMentorJob, isUnchecked, isUncheckedMentor, photosAlike } from './compare-mentor.ts';
export { keepDecline, payingState } from './declines.ts';
export { hasWorked } from './has-worked.ts';
export { comparedName } from './holder-name.ts';
export { fraudJobs } from './jobs.ts';
export { noteDispute } from './note-dispute.ts';
export { noticeOwnBookings } from './own-booking.ts';
export { clearFraud, exportFraud, isNoted, keepEvidence, noteFraud } from './signals.ts';

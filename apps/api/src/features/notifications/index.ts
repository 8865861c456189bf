export { isMailDue } from './is-mail-due.ts';
export { countGroups, listGroup, listGroups, type Group } from './list-groups.ts';
export { archive, markAllRead, markRead, markSeen } from './marks.ts';
export { aboutBooking, notify, pushJob, type Told } from './notify.ts';
export { findSwitchedOff, putSwitchedOff, switchOffMails, type SwitchedOff } from './preferences.ts';
export { readGroup } from './read-group.ts';
export { sweepNotifications } from './sweep.ts';

export { isMailDue } from './is-mail-due.ts';
export { aboutBooking, notify, type Told } from './notify.ts';
export { readGroup } from './read-group.ts';

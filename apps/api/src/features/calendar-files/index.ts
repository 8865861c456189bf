export {
  calendarWords,
  writeFeed,
  writeInvitation,
  type CalendarMethod,
  type CalendarPerson,
  type CalendarSession,
} from './calendar-file.ts';
export { sessionWordsIn } from './locales/index.ts';

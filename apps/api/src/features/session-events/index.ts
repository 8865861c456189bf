export { SESSION_EVENT_CRONTAB, SESSION_EVENT_WAITING, sessionEventTasks } from './jobs.ts';

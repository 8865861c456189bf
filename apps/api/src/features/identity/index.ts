export { requireMentorTerms } from './acceptance.ts';
export { changeNames, getUser } from './change-account.ts';
export { changeEmailPreferences } from './email-preferences.ts';
export { ERASE_ACCOUNT } from './erase-account.ts';
export { emailKnownTo } from './queries.ts';
export { IDENTITY_CRONTAB, identityTasks, receiveProviderEvent } from './provider-events.ts';
export { identityHandlers } from './routes.ts';
export { resolveSlug } from './slugs.ts';
export { TERMS } from './terms/index.ts';

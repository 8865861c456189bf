export { requireMentorTerms } from './acceptance.ts';
export { changeNames } from './change-account.ts';
export { emailKnownTo } from './queries.ts';
export { identityHandlers } from './routes.ts';
export { resolveSlug } from './slugs.ts';
export { TERMS } from './terms/index.ts';

import { sql, type SqlBool } from 'kysely';

/**
 * An email that is still to be handed over: the mail server has neither taken nor refused it, and no digest replaces it. The one
 * condition for the sender, the console, metrics and alerts; by the index `mail_message_waiting_idx`.
 */
export const IS_UNSENT = sql<SqlBool>`sent_at is null and bounced_at is null and folded_at is null`;

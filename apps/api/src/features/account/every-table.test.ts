import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_DATA } from '../../db/tables.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Tables that refer to a person. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'authenticated_user'::regclass order by 1`.execute(api.context.db);
  return rows.map(({ name }) => name);
}

test('an export and an erasure know every table that refers to a person', async () => {
  expect(await tablesOfPeople()).toEqual(PERSONAL_DATA.map(({ table }) => table).toSorted());
});

test('the planner’s statistics contain no names and no texts of people', async () => {
  // Columns that say nothing about a person, and common words: a new column has to be considered here.
  const sampled = [
    'account_signal.kind',
    'attachment.content_type, key_id',
    'authenticated_user.status, time_zone, language, email_preferences, role_in_use',
    'availability_rule.start_time, end_time',
    'availability_schedule.time_zone',
    'avatar.status, content_type, content_hash',
    'booking.status, time_zone, mentor_time_zone, platform, policy, ical_uid, cancelled_by, early_start_version',
    'booking_event.kind, from_status, to_status, actor_role',
    'booking_proposal.proposed_by, status',
    'calendar_busy.event_key',
    'calendar_channel.resource_id',
    'calendar_connection.provider, secret_key_id',
    'calendar_feed_token.secret_key_id',
    'calendar_oauth_state.code_verifier_key_id, return_to',
    'due_work.name',
    'education_proof.kind, method, state, refusal',
    'education_proof_event.kind, from_state, to_state, reason, actor_role',
    'event_type.slug, default_platform',
    'fraud_signal.kind',
    'idempotency_key.key, endpoint',
    'identity_event.id',
    'ledger_entry.occasion, account',
    'mail_domain_proposal.state',
    'mail_message.kind, deduplication, sender, smtp_message_id',
    'mentor_profile.status, profile_image_url, time_zone, status_when_hidden',
    'message.author_role, source',
    'moderation_appeal.state',
    'moderation_case.target_type, state, source, reason',
    'moderation_case_event.kind, from_state, to_state',
    'moderation_decision.rule, actions, language',
    'moderation_measure.kind, target_type',
    'no_show_case.state, reported_by, outcome',
    'no_show_statement.side, word',
    'notification.kind, group_key, key',
    'payment.provider, intent_id, capture_method, status, card_brand, failure, dispute, mismatch',
    'payment_decline.provider, event_id',
    'payment_provider_event.id, provider, kind, intent_id',
    'payout.provider, account_id, status, provider_payout_id, failure',
    'payout_account.provider, state, country, currency, bank_details_key_id, schedule, mismatch',
    'payout_account_event.kind, from_state, to_state, actor_role',
    'payout_event.kind, from_status, to_status, actor_role',
    'payout_line.transfer_id',
    'payout_provider_event.id, provider, kind, account_id, payout_id',
    'payout_reversal.status, failure',
    'payout_route.platform_country, mentor_country, currency, provider, fee_words, source',
    'payout_run.schedule',
    'prospect_profile.profile_image_url, intake_term, application_stage, time_zone, visibility',
    'provider_calendar.time_zone, cursor, problem',
    'rating_freeze.aspects',
    'reference_list.name, digest',
    'refund.reason, status, provider_refund_id, failure',
    'report.target_type, reason, language',
    'review.author_role, status, aspects, answers, lang, uncounted_because',
    'review_event.kind, from_status, to_status, actor_role',
    'saved_search.sort_by, sort_order, sameness, mail_frequency, studies, rates_key',
    'schema_migration.name, checksum',
    'sealed_file.subject_type, content_type, key_id',
    'sealed_secret.name, secret_key_id',
    'search_words.exchange_rates',
    'session_event.event_key, etag',
    'session_join.side',
    'session_suggestion.kind, resolution',
    'staff_event.kind, role, subject_type, subject_id',
    'staff_grant.role',
    'staff_member.role',
    'strike.kind',
    'taken_allowance.kind',
    'terms_acceptance.terms, version',
    'thread.status',
    'thread_event.kind',
    'university.name, state_province',
    'university_entry.country_code, state',
    'university_mail_domain.domain, kind, trust, source',
    'unsubscribe_token.token',
    'webhook_call.webhook',
    'webhook_delivery.event, status, problem',
    'webhook_subscription.secret_key_id, former_secret_key_id, off_reason',
    'worker_heartbeat.worker_id',
  ];
  const { rows } = await sql<{ columns: string }>`
    select attrelid::regclass || '.' || string_agg(attname, ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attstattarget is distinct from 0 and atttypid in ('text'::regtype, 'citext'::regtype, 'jsonb'::regtype)
    group by attrelid order by 1`.execute(api.context.db);
  expect(rows.map(({ columns }) => columns)).toEqual(sampled);
});

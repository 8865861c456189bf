-- ANALYZE keeps samples of every column for the planner, and what it sampled of somebody who is erased stays there until a tenth of
-- the table has changed (docs/decisions/0071). What people are called and write is sampled no longer: nobody is looked up by it alone, or it is
-- unique.
do $$
declare
  told record;
begin
  for told in
    select owner as table_name, column_name
    from (values
      ('authenticated_user', '{clerk_id,email,first_name,last_name,suspension_reason,bounced_email}'::text[]),
      ('former_slug', '{slug}'),
      ('mentor_profile', '{headline,about,why_study_abroad,career_aspirations,topics_can_discuss}'),
      ('prospect_profile', '{about,why_study_abroad,career_aspirations,topics_can_discuss}'),
      ('mentor_education', '{school,field_of_study,location}'),
      ('prospect_education', '{school,field_of_study,location}'),
      ('mentor_experience', '{organisation,title,location}'),
      ('prospect_experience', '{organisation,title,location}'),
      ('availability_schedule', '{name}'),
      ('event_type', '{title,description,meeting_location,questions}'),
      ('mentor_search', '{sort_name}'),
      ('search_document', '{sort_name}'),
      ('saved_search', '{name}'),
      ('booking', '{title,join_url,location,answers,message,cancel_reason}'),
      ('booking_event', '{detail}'),
      ('booking_proposal', '{message}'),
      ('payment', '{card_last4}'),
      ('mail_message', '{recipient,subject,html,text,headers,attachments,bounce}'),
      ('calendar_connection', '{provider_account_id,provider_email,display_name,server_url}'),
      ('provider_calendar', '{remote_id,name}'),
      ('session_event', '{join_url}'),
      ('webhook_subscription', '{url}'),
      ('webhook_delivery', '{response_body}'),
      ('idempotency_key', '{response}')) kept (owner, column_names)
    cross join unnest(column_names) column_name
  loop
    execute format('alter table %I alter %I set statistics 0', told.table_name, told.column_name);
    -- What is sampled already. Before PostgreSQL 18 only a superuser can take it away (docs/operations.md, "A new version").
    if current_setting('server_version_num')::integer >= 180000 then
      perform pg_clear_attribute_stats(schemaname => current_schema(), relname => told.table_name, attname => told.column_name, inherited => false);
    end if;
  end loop;
end $$;

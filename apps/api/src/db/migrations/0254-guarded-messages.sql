-- Conversations and messages can be reported, and are looked at where something is noticed in them.
alter table moderation_case drop constraint moderation_case_target_type_check;
alter table moderation_case add constraint moderation_case_target_type_check check (
  target_type in ('mentor_profile', 'prospect_profile', 'service', 'review', 'booking', 'thread', 'message', 'account')) not valid;
alter table moderation_case validate constraint moderation_case_target_type_check;
alter table report drop constraint report_target_type_check;
alter table report add constraint report_target_type_check check (
  target_type in ('mentor_profile', 'prospect_profile', 'service', 'review', 'booking', 'thread', 'message')) not valid;
alter table report validate constraint report_target_type_check;

-- What was written around it; words are apart, so that each look at them is recorded.
alter table moderation_evidence add column messages jsonb;
alter table moderation_evidence alter messages set statistics 0;

-- When moderators let it through: the same text is not held again.
alter table message add column released_at timestamptz;

-- A case can be about an account as a whole: what the staff decide about it has a statement and an appeal too.
alter table moderation_case drop constraint moderation_case_target_type_check;
alter table moderation_case add constraint moderation_case_target_type_check check (
  target_type in ('mentor_profile', 'prospect_profile', 'service', 'review', 'booking', 'account')) not valid;
alter table moderation_case validate constraint moderation_case_target_type_check;

-- The operator decides on the command line, where no one is signed in.
alter table moderation_decision drop constraint moderation_decision_by;
alter table moderation_decision add constraint moderation_decision_by check (not automated or decided_by is null) not valid;
alter table moderation_decision validate constraint moderation_decision_by;

-- What is written often is looked at less (docs/decisions/0073). The same rule for texts: to count letters is only needed where there are more
-- bytes than letters allowed.
do $$
declare
  told record;
begin
  for told in
    select table_name, column_name, table_name || '_' || column_name || '_check' as rule
    from unnest(array['mentor_profile', 'prospect_profile']) table_name
    cross join unnest(array['why_study_abroad', 'topics_can_discuss']) column_name
  loop
    execute format('alter table %I drop constraint %I', told.table_name, told.rule);
    -- Who is there already has met the same rule.
    execute format('alter table %I add constraint %I check (octet_length(%3$I) <= 200 or char_length(%3$I) <= 200) not valid',
      told.table_name, told.rule, told.column_name);
  end loop;
end $$;

-- A word is looked up by its letters, never by a number.
alter table search_word drop column id;

-- Columns that only the version before the last wrote and read go (docs/decisions/0072). They hold nothing of those who have changed
-- since; of others, what they are found by stands in search_document.
alter table mentor_search
  drop column origin_country_code, drop column destination_country_codes, drop column university_ids, drop column degree_ids,
  drop column topics, drop column education_start_years, drop column rating, drop column price_from_minor, drop column sort_name,
  drop column created_at;
alter table terms_acceptance drop column id;

-- Reviews that were published before contact data were hidden in them: a job may hide them once, by the setting. The words stay.
create or replace function refuse_review_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'sealed' and old.published_at is not null
    and current_setting('abroad_mentors.erasing', true) is distinct from 'on'
    and ((new.stars, new.would_book_again, new.aspects, new.answers, new.text, new.private_note)
      is distinct from (old.stars, old.would_book_again, old.aspects, old.answers, old.text, old.private_note)
      or (new.public_text is distinct from old.public_text
        and (old.public_text is not null or current_setting('abroad_mentors.hiding_contacts', true) is distinct from 'on'))) then
    raise exception 'a published review stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Each is read once, by a job. A new database has no queue yet, and no reviews.
do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    execute $jobs$
      select graphile_worker.add_job('hide-contacts-of-review', json_build_object('review_id', id), max_attempts => 12,
        job_key => 'hide-contacts-of-review:' || id)
      from review
      where published_at is not null
        and ((text is not null and public_text is null) or (reply is not null and public_reply is null))
    $jobs$;
  end if;
end $$;

-- What others read of a review whose contact data are hidden, why it doesn't count, and the decision that hid it.

alter table review
  -- Null where others read what was written.
  add column public_text text,
  add column public_reply text,
  -- Why it isn't in the mean; null where it is, or where the previous version wrote it.
  add column uncounted_because text
    check (uncounted_because in ('new_account', 'same_card', 'same_device', 'same_address')),
  -- The decision of the staff that hid it last.
  add column decision_id uuid;
alter table review alter public_text set statistics 0, alter public_reply set statistics 0;
update review set uncounted_because = 'new_account' where not counts;

-- As before, with what others read of the words.
create or replace function refuse_review_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'sealed' and old.published_at is not null
    and current_setting('abroad_mentors.erasing', true) is distinct from 'on'
    and (new.stars, new.would_book_again, new.aspects, new.answers, new.text, new.public_text, new.private_note)
      is distinct from
      (old.stars, old.would_book_again, old.aspects, old.answers, old.text, old.public_text, old.private_note) then
    raise exception 'a published review stays as it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

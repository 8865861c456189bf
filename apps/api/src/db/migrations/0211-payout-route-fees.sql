-- The words of a route are known, and a new account may be refused at once.

alter table payout_route add constraint payout_route_fee_words check (fee_words in ('paid_by_us', 'about_4_eur', 'about_4_eur_and_banks'));

create or replace function check_payout_account_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('none', 'in_progress'), ('none', 'active'), ('none', 'restricted'), ('none', 'rejected'),
    ('in_progress', 'active'), ('in_progress', 'restricted'), ('in_progress', 'rejected'),
    ('active', 'restricted'), ('active', 'rejected'), ('restricted', 'active'), ('restricted', 'rejected'))
    -- Another country or provider begins anew.
    and not (new.state = 'none' and new.attempt > old.attempt) then
    raise exception 'a payout account cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'payout_account_legal_move';
  end if;
  return new;
end $$;

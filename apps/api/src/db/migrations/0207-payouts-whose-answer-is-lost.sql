-- Staff may find at the provider that a payout was sent whose answer was lost.
create or replace function check_payout_move() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('held', 'pending'), ('held', 'paid'), ('held', 'cancelled'), ('pending', 'held'), ('pending', 'in_transit'),
    ('pending', 'paid'), ('pending', 'failed'), ('pending', 'cancelled'), ('in_transit', 'paid'), ('in_transit', 'failed'),
    -- A bank may return what it had booked.
    ('paid', 'failed'), ('failed', 'pending'), ('failed', 'held'), ('failed', 'cancelled')) then
    raise exception 'a payout cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payout_legal_move';
  end if;
  return new;
end $$;

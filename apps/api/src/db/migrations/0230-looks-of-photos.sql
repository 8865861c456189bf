-- What a photo looks like, to notice one that another account has too. Photos of before are unknown until they are replaced.
alter table avatar add column look bit(64);

-- Free times are answered anew when a mentor begins or ceases to be bookable for money.
create trigger fraud_signal_announced after insert or update on fraud_signal
  for each row when (new.kind = 'seen_photo') execute function announce_own_times();

-- What the hourly sweep looks for: sessions that are over and of which nothing was reported.
create index booking_completion_idx on booking (end_at) where status = 'confirmed';

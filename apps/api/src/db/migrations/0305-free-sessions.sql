-- How many free sessions of one student with a mentor may be ahead at once.

alter table booking_policy add max_free_sessions integer not null default 1 check (max_free_sessions between 1 and 5);

-- Until when its student can't pay, where the payment was ended because too many of their cards were declined.

alter table payment add column paused_until timestamptz;

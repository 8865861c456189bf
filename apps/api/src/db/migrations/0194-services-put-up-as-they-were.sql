-- Whether a service was offered when the staff took it down; false once its mentor deleted it or switched it off since.
alter table event_type add column active_when_taken_down boolean;

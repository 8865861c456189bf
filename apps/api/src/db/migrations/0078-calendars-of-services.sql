-- A calendar that a service names is read too, and one that goes looks for the services that name it.
create index event_type_target_calendar_idx on event_type (target_calendar_id) where target_calendar_id is not null;

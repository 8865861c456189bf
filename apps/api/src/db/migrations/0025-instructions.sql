-- What a mentor wants those who booked a service to do before the session.

alter table event_type add instruction text;
alter table event_type alter instruction set statistics 0;

-- A completed session goes on counting while the case of its no-show is open: those that were taken off count again until then.

update mentor_profile profile set session_count = session_count + undecided.sessions
from (
  select booking.mentor_user_id, count(*)::integer as sessions
  from no_show_case join booking on booking.id = no_show_case.booking_id
  where no_show_case.state in ('reported', 'contested') and exists (
    select from booking_event reported where reported.booking_id = booking.id
      and reported.kind = 'reported_no_show' and reported.from_status = 'completed')
  group by booking.mentor_user_id) undecided
where profile.auth_user_id = undecided.mentor_user_id;

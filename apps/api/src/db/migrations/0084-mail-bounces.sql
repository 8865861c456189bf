-- Mail that comes back, and mails that are on their way out.
alter table mail_message
  -- Until when whoever hands it to the mail server has it alone.
  add column sending_until timestamptz,
  -- It will not be sent again: the server said no for good, or a report came that it did not arrive.
  add column bounced_at timestamptz,
  add column bounce text;

-- The address that does not take mail; once the person has another one, it says nothing any more.
alter table authenticated_user
  add column bounced_email citext,
  add column bounced_at timestamptz;

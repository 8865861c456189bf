-- Where a CalDAV account was found, as its owner typed it: whoever connects it again need not look for it. It lies sealed with the
-- password, too, and is no secret by itself.
alter table calendar_connection add column server_url text;

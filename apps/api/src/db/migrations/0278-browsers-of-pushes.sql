-- Browsers are listed for their owner, who recognises them by what they call themselves: "Firefox, Windows".
alter table push_subscription add column browser text check (length(browser) <= 60);
alter table push_subscription alter column browser set statistics 0;
-- Who says no to pushes isn't asked again, in any browser.
alter table notification_preference add column declined_push boolean not null default false;

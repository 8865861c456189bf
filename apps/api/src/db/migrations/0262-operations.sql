-- What the console says of the work behind the product.

-- Backups by `npm run backup`, each when it is complete.
create table backup_made (
  made_at timestamptz primary key,
  rows    integer not null,
  files   int not null
);

-- Emails that wait are few among those of thirty days.
create index mail_message_waiting_idx on mail_message (created_at)
  where sent_at is null and bounced_at is null and folded_at is null;

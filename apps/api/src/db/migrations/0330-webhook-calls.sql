-- When calls of providers and mail servers last came with a right signature, and with a wrong one: the doctor looks at it.
create table webhook_call (
  webhook     text primary key,
  accepted_at timestamptz,
  refused_at  timestamptz
);

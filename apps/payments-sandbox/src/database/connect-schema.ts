/** The tables of Connect. No column can hold the number of a bank account: its last four digits and how it behaves are kept. */
export const CONNECT_STATEMENTS = `
alter table payments_sandbox.event add column if not exists destination text not null default 'payments';
alter table payments_sandbox.event add column if not exists details jsonb;

create table if not exists payments_sandbox.account (
  id text primary key,
  email text not null,
  display_name text,
  country text not null,
  currency text,
  metadata jsonb not null,
  state text not null default 'new' check (state in ('new', 'active', 'restricted', 'rejected')),
  submitted_at timestamptz,
  payout_interval text not null default 'daily' check (payout_interval in ('daily', 'manual')),
  debit_negative_balances boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

alter table payments_sandbox.account add column if not exists closed_at timestamptz;

create table if not exists payments_sandbox.bank_account (
  id text primary key,
  account_id text not null references payments_sandbox.account,
  last4 text not null,
  behaviour text not null,
  country text not null,
  currency text not null,
  status text not null default 'new' check (status in ('new', 'errored')),
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists bank_account_account on payments_sandbox.bank_account (account_id);

create table if not exists payments_sandbox.account_link (
  token text primary key,
  account_id text not null references payments_sandbox.account,
  kind text not null check (kind in ('account_onboarding', 'account_update', 'login')),
  return_url text,
  refresh_url text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);

create table if not exists payments_sandbox.transfer (
  id text primary key,
  account_id text not null references payments_sandbox.account,
  charge_id text references payments_sandbox.charge,
  amount integer not null check (amount > 0),
  amount_reversed integer not null default 0,
  currency text not null,
  transfer_group text,
  description text,
  metadata jsonb not null,
  available_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  check (amount_reversed between 0 and amount)
);
create index if not exists transfer_account on payments_sandbox.transfer (account_id);
create index if not exists transfer_charge on payments_sandbox.transfer (charge_id);
create index if not exists transfer_group on payments_sandbox.transfer (transfer_group);

create table if not exists payments_sandbox.reversal (
  id text primary key,
  transfer_id text not null references payments_sandbox.transfer,
  amount integer not null check (amount > 0),
  currency text not null,
  metadata jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists reversal_transfer on payments_sandbox.reversal (transfer_id);

create table if not exists payments_sandbox.payout (
  id text primary key,
  account_id text not null references payments_sandbox.account,
  bank_id text not null references payments_sandbox.bank_account,
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  failure_code text,
  metadata jsonb not null,
  steps jsonb not null,
  due timestamptz,
  arrival_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists payout_account on payments_sandbox.payout (account_id);
create index if not exists payout_due on payments_sandbox.payout (due) where due is not null;
`;

import type { Pool } from 'pg';
import { ensureSchema as ensureSchemaOf } from '../../../embedded/src/ensure-schema.ts';

/** The tables of Connect. No column can hold the number of a bank account: its last four digits and how it behaves are kept. */
const CONNECT_STATEMENTS = `
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

/** Columns for evidence against a dispute, and for a confirmation that is required whatever the card's bank wants. */
const EVIDENCE_STATEMENTS = `
alter table payments_sandbox.intent add column if not exists asks_confirmation boolean not null default false;
alter table payments_sandbox.dispute add column if not exists evidence jsonb not null default '{}';
alter table payments_sandbox.dispute add column if not exists submissions integer not null default 0;
alter table payments_sandbox.dispute drop constraint if exists dispute_status_check;
alter table payments_sandbox.dispute add constraint dispute_status_check
  check (status in ('needs_response', 'under_review', 'won', 'lost'));
create index if not exists dispute_open on payments_sandbox.dispute (created_at) where status in ('needs_response', 'under_review');
`;

/** The table that the statements make last. */
const LAST_TABLE = 'payments_sandbox.dispute_open';

const SCHEMA_LOCK = 4_613_208;

// No column can hold a card's number: what is kept of a card is its brand, its last four digits and how it behaves.
const STATEMENTS = `
create schema if not exists payments_sandbox;

create table if not exists payments_sandbox.intent (
  id text primary key,
  client_secret text not null,
  amount integer not null check (amount > 0),
  amount_received integer not null default 0,
  currency text not null,
  capture_method text not null check (capture_method in ('automatic', 'manual')),
  status text not null,
  description text,
  metadata jsonb not null,
  last_error jsonb,
  charge_id text,
  return_url text,
  challenge text unique,
  challenged_card jsonb,
  cancellation_reason text,
  canceled_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);

create table if not exists payments_sandbox.charge (
  id text primary key,
  intent_id text not null references payments_sandbox.intent,
  amount integer not null,
  amount_captured integer not null default 0,
  amount_refunded integer not null default 0,
  currency text not null,
  captured boolean not null default false,
  status text not null check (status in ('succeeded', 'failed')),
  failure_code text,
  brand text not null,
  last4 text not null,
  behaviour text not null,
  capture_before timestamptz,
  disputed boolean not null default false,
  dispute_due timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (amount_captured <= amount and amount_refunded <= amount)
);
create index if not exists charge_intent on payments_sandbox.charge (intent_id);
create index if not exists charge_dispute_due on payments_sandbox.charge (dispute_due) where dispute_due is not null;
create index if not exists charge_authorised on payments_sandbox.charge (capture_before) where capture_before is not null;

create table if not exists payments_sandbox.refund (
  id text primary key,
  intent_id text not null references payments_sandbox.intent,
  charge_id text not null references payments_sandbox.charge,
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure_reason text,
  reason text,
  metadata jsonb not null,
  becomes text check (becomes in ('succeeded', 'failed')),
  due timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists refund_charge on payments_sandbox.refund (charge_id);
create index if not exists refund_due on payments_sandbox.refund (due) where due is not null;

create table if not exists payments_sandbox.dispute (
  id text primary key,
  intent_id text not null references payments_sandbox.intent,
  charge_id text not null references payments_sandbox.charge,
  amount integer not null,
  currency text not null,
  status text not null check (status in ('needs_response', 'won', 'lost')),
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists dispute_intent on payments_sandbox.dispute (intent_id);

create table if not exists payments_sandbox.request (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists request_created on payments_sandbox.request (created_at);

create table if not exists payments_sandbox.event (
  id text primary key,
  number bigint generated always as identity,
  type text not null,
  body text not null,
  attempts integer not null default 0,
  due timestamptz default clock_timestamp(),
  delivered_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists event_due on payments_sandbox.event (due) where due is not null;
`;

/** Makes the sandbox's own schema where it is missing. Safe to run at every start, and by several at once. */
export function ensureSchema(pool: Pool): Promise<void> {
  return ensureSchemaOf(pool, {
    lock: SCHEMA_LOCK,
    statements: STATEMENTS + CONNECT_STATEMENTS + EVIDENCE_STATEMENTS,
    last_table: LAST_TABLE,
  });
}

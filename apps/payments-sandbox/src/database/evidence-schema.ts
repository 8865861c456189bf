/** What is said against a dispute, and whether a card is asked for a confirmation whatever its bank wants. */
export const EVIDENCE_STATEMENTS = `
alter table payments_sandbox.intent add column if not exists asks_confirmation boolean not null default false;
alter table payments_sandbox.dispute add column if not exists evidence jsonb not null default '{}';
alter table payments_sandbox.dispute add column if not exists submissions integer not null default 0;
alter table payments_sandbox.dispute drop constraint if exists dispute_status_check;
alter table payments_sandbox.dispute add constraint dispute_status_check
  check (status in ('needs_response', 'under_review', 'won', 'lost'));
create index if not exists dispute_open on payments_sandbox.dispute (created_at) where status in ('needs_response', 'under_review');
`;

/** What the statements make last. */
export const LAST_TABLE = 'payments_sandbox.dispute_open';

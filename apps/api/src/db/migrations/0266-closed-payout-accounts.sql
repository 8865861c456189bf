-- When the account of a mentor who has left was closed at the provider.
alter table payout_account add column closed_at timestamptz;

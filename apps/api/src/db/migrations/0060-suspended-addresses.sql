-- Signing up asks whether the address is that of a suspended account.
create index authenticated_user_suspended_address on authenticated_user (email) where status = 'suspended';

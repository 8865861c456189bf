-- How students reach a trader, and that the trader keeps to the law: Digital Services Act, article 30(1)(a) and (e).

alter table mentor_profile
  -- Null for those who said that they are traders before this was asked.
  add trader_email        text,
  add trader_phone        text,
  -- When they last confirmed that what they offer complies with EU law.
  add trader_certified_at timestamptz,
  add constraint mentor_profile_trader_contact check
    (is_trader is true or num_nonnulls(trader_email, trader_phone, trader_certified_at) = 0) not valid;
alter table mentor_profile validate constraint mentor_profile_trader_contact;
alter table mentor_profile alter trader_email set statistics 0, alter trader_phone set statistics 0;

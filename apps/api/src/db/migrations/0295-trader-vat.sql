-- The number of a trader in the VAT register, where they give one. The version before leaves it as it is.

alter table mentor_profile add trader_vat text;
alter table mentor_profile alter trader_vat set statistics 0;

/** How mentors are paid. See `../words.ts`. */
export const fields = {
  is_unchecked:
    'Paid sessions can’t be booked with the mentor, until they have proven a study or staff have looked at the profile.',
  bank: 'The bank account for payouts by hand; left out, the known one stays.',
  bank_held_until:
    'Until when nothing is paid because the bank account was changed; null where nothing is held for it.',
  bank_last4: 'The last four characters of the bank account; null where none is known.',
  'PayoutBank.holder': 'The name on the bank account.',
  'PayoutBank.iban': 'The IBAN (ISO 13616); blanks are ignored.',
  'PayoutBank.account_number': 'The account number, where the bank has no IBAN.',
  'PayoutBank.swift': 'The code of the bank (ISO 9362), beside an account number.',
  'PayoutRoutes.country': 'The country that was asked for.',
  'PayoutAccount.country': 'Where the mentor is paid; null until they chose.',
  'ChoosePayoutAccount.country': 'Where the mentor is paid.',
  'PayoutRoute.currency': 'The currency in which the money arrives.',
  'PayoutAccount.currency': 'The currency in which the money arrives; null until the mentor chose.',
  'ChoosePayoutAccount.currency': 'The currency of a route to that country.',
  days_max: 'In how many working days the money is at the bank at the latest.',
  days_min: 'In how many working days the money is at the bank at the earliest.',
  'PayoutAccountLink.expires_at': 'Until when the page can be opened.',
  'PayoutAccountLink.url': 'The page of the provider. It opens once.',
  'PayoutRoute.fee': 'What a payout costs the mentor: nothing, about €4, or about €4 and what banks on the way keep.',
  is_country_fixed: 'Whether there were payouts already, so that the country stays.',
  'PayoutRoutes.items': 'The routes, one for each currency; empty where there is none yet.',
  minimum: 'The least that is paid, in major units of `currency`; less stays until more is there.',
  'PayoutAccount.needs': 'What is missing, by kind.',
  'PayoutRoute.provider': 'Who pays: Stripe by itself, or staff by hand through Wise.',
  'PayoutAccount.provider': 'Who pays; null until the mentor chose.',
  route: 'The route as it is now; null where the operator has switched it off, or nothing was chosen.',
  'PayoutAccount.schedule': 'When the mentor is paid.',
  'ChangePayoutSettings.schedule': 'When the mentor is paid: one of the schedules of the route.',
  'PayoutRoute.schedules': 'When mentors can be paid on this route, the usual one first.',
  'PayoutAccount.state':
    'Its state. `restricted`: it could be paid and can’t at present; `rejected`: it never will be.',
  suggested_country: 'The country where the mentor said that they live.',
};
export const parameters = {
  'listPayoutRoutes.country': 'The country of the mentor, ISO 3166-1 alpha-2.',
};

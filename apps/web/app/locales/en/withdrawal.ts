/** Withdrawing from a contract with a trader, and the tick before booking from one. */
export default {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.lede':
    'Students in the EU, Iceland, Liechtenstein and Norway can withdraw for 14 days from a paid session with a business, until it starts. The full price is refunded.',
  'withdrawal.session': '{service} with {name}',
  'withdrawal.until': 'You can withdraw from the contract until {moment} and get a full refund.',
  'withdrawal.until_mentor':
    'Until {moment}, {name} can withdraw from the contract and get a full refund, even after the session. We pay you out after that.',
  'withdrawal.later': 'You can withdraw from the contract for 14 days after you pay and get a full refund.',
  'withdrawal.until_start': 'Until the session starts you can withdraw from the contract and get a full refund.',
  'withdrawal.after': 'Then the mentor’s rule applies: {rule}',
  'withdrawal.none_title': 'No sessions to withdraw from',
  'withdrawal.none_text':
    'Sessions appear here while you can withdraw from the contract. You can cancel other sessions in Bookings.',
  'withdrawal.to_bookings': 'See bookings',
  'withdrawal.back_to_booking': 'Back to booking',
  'withdrawal.closed_title': 'You can’t withdraw from this contract',
  'withdrawal.closed_text':
    'There’s no right to withdraw, or its time is over. The booking shows what you can still do.',
  'withdrawal.contract': 'Contract',
  'withdrawal.name': 'Your name',
  'withdrawal.email': 'Email address for the receipt',
  'withdrawal.email_hint': 'We’ll send the receipt right away.',
  'withdrawal.next': 'Continue',
  'withdrawal.confirm_title': 'Confirm withdrawal?',
  'withdrawal.declared': '{name} withdraws from this contract. The receipt goes to {email}.',
  'withdrawal.follows': 'The session will be cancelled, and {price} refunded. You can’t undo this.',
  'withdrawal.follows_held': '{price} will be refunded. You can’t undo this.',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.confirming': 'Confirming…',
  'withdrawal.back': 'Back',
  'withdrawal.done_title': 'You withdrew from the contract',
  'withdrawal.done_text': 'We received your withdrawal on {moment}. {price} is refunded.',
  'withdrawal.receipt_sent': 'We’ve sent the receipt to {email}.',
  'withdrawal.trader': 'Trader',
  'withdrawal.see_receipt': 'See receipt',
  'withdrawal.early': 'Hold the session before the 14 days are over. Once it’s held, I can’t withdraw.',
};

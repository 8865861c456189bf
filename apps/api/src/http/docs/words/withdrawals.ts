/** Traders, and withdrawing from contracts with them. See `../words.ts`. */
export const fields = {
  is_trader: 'Whether the mentor acts as a business; null until they have said it.',
  mentor_is_trader:
    'Whether the mentor sold the session as a business; null where they hadn’t said it when it was booked.',
  trader: 'What the law wants students to see of a business; null for everyone else.',
  'Trader.name': 'The name of the business.',
  'TraderDetails.name': 'The name of the business.',
  'Trader.address': 'The address of the business, in several lines.',
  'TraderDetails.address': 'The address of the business, in several lines. Everyone can see it.',
  'Trader.email': 'Where students reach the business; null where it said that it is one before this was asked.',
  'TraderDetails.email': 'Where students reach the business. Everyone can see it.',
  'Trader.phone': 'Its phone number; null as the email address.',
  'TraderDetails.phone': 'Its phone number: digits with spaces, brackets, points and hyphens. Everyone can see it.',
  is_certified: 'Whether the mentor has confirmed that what they offer complies with EU law, by sending these details.',
  vat_number: 'Their number for value added tax; null where they gave none.',
  register_number: 'The number in a public register, with its name; null where there is none.',
  withdrawal: 'The right to withdraw from the contract; null where there is none.',
  'Booking.withdrawal.until':
    'From then on the right is over: after 14 days in the student’s time zone, or when the session starts. It goes on beyond a session that was booked for a time before that without `early_start_version`.',
  'BookingTerms.withdrawal.until': 'The latest end of the right, if the session were booked now.',
  'Booking.withdrawal.withdrawn_at': 'When the student withdrew; null where they haven’t.',
  is_early:
    'Whether the session starts before that. The right then lasts beyond the session, unless the booking has `early_start_version`.',
  early_start_version:
    'The version of the words by which the student asks for a session before the right to withdraw ends, knowing that the right ends with the session. `GET /calendar/booking-terms` gives it.',
  'Withdraw.name': 'The student’s name, as it stands in the receipt.',
  'Withdraw.email': 'Where the receipt is sent.',
  'Withdraw.confirm': 'The second step: always true.',
  'WithdrawalReceipt.booking_id': 'The booking.',
  'WithdrawalReceipt.withdrawn_at': 'When it was received.',
  'WithdrawalReceipt.name': 'The name that the student gave; null after their account is deleted.',
  'WithdrawalReceipt.email': 'Where the receipt was sent; null after the student’s account is deleted.',
  'WithdrawalReceipt.service': 'The title of the service.',
  'WithdrawalReceipt.mentor': 'The mentor’s name.',
  'WithdrawalReceipt.price': 'What was paid.',
  'WithdrawalReceipt.refund': 'What is refunded.',
};

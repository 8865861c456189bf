/** After a payment: what the booking is now, whatever the way back said. */
export default {
  'outcome.success_page': 'After your payment',
  'outcome.fail_page': 'Payment not completed',
  'outcome.waiting_title': 'Waiting for your payment',
  'outcome.waiting_text':
    'We haven’t heard from the payment provider yet. This page updates by itself. We’re holding your time until {time}.',
  'outcome.waiting_text_open': 'We haven’t heard from the payment provider yet. This page updates by itself.',
  'outcome.failed_title': 'Your payment didn’t go through',
  'outcome.failed_text': 'Nothing is booked yet. We’re holding the time with {name} until {time}.',
  'outcome.failed_text_open': 'Nothing is booked yet. We’re still holding the time with {name}.',
  'outcome.after_all_text': 'Your payment arrived after all. We’ve emailed the invitation to you and {name}.',
  'outcome.expired_title': 'We’re no longer holding this time',
  'outcome.expired_text':
    'Your payment didn’t arrive in time. If it still arrives, we’ll refund it. The time may be available again.',
  'outcome.too_late_text':
    'Your payment arrived after we released the time, so nothing is booked. We’re refunding it in full.',
  'outcome.ended_title': 'This session is no longer booked',
  'outcome.declined_text': '{name} declined your request. You pay nothing.',
  'outcome.cancelled_text':
    'Your session with {name} was cancelled. Any refund follows the cancellation policy you saw when you booked.',
  'outcome.open': 'See booking',
  'outcome.back': 'Back to booking',
  'outcome.look_again': 'Check again',
  'outcome.looking': 'Checking…',
  'outcome.other_time': 'Choose another time',
  'outcome.other_mentor': 'Find another mentor',
  'outcome.no_id_title': 'Which booking?',
  'outcome.no_id_text': 'This link doesn’t lead to a booking. You can see all of yours in Bookings.',
};

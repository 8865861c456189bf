/** After a payment: what the booking is now, whatever the way back said. */
export default {
  'outcome.success_page': 'After your payment',
  'outcome.fail_page': 'Payment not completed',
  'outcome.waiting_title': 'We’re waiting for your payment',
  'outcome.waiting_text':
    'The payment provider hasn’t told us yet. This page goes on by itself. The time is held for you until {time}.',
  'outcome.waiting_text_open': 'The payment provider hasn’t told us yet. This page goes on by itself.',
  'outcome.failed_title': 'The payment didn’t go through',
  'outcome.failed_text': 'Nothing is booked yet. The time with {name} is held for you until {time}.',
  'outcome.failed_text_open': 'Nothing is booked yet. The time with {name} is still held for you.',
  'outcome.after_all_text': 'The payment has arrived after all. The invitation is in your mail, and {name} has it too.',
  'outcome.expired_title': 'This time is no longer held',
  'outcome.expired_text':
    'No payment reached us in time. One that still comes is paid back at once. The time may be free again.',
  'outcome.too_late_text':
    'Your payment came after the time was let go, so nothing is booked. All of it goes back to your card.',
  'outcome.ended_title': 'This session isn’t booked any more',
  'outcome.declined_text': '{name} can’t make it at that time. What you paid goes back to you.',
  'outcome.cancelled_text':
    'The session with {name} was cancelled. A refund follows the rule that you saw when you booked.',
  'outcome.open': 'Open the booking',
  'outcome.back': 'Back to the booking',
  'outcome.look_again': 'Check again',
  'outcome.looking': 'Checking…',
  'outcome.other_time': 'Choose another time',
  'outcome.other_mentor': 'Find another mentor',
  'outcome.no_id_title': 'Which booking?',
  'outcome.no_id_text': 'This address names no booking. You find all of yours in one list.',
};

export default {
  'later.status': 'Booked, paid later',
  'later.today': 'You pay nothing today. Pay between {from} and {to}.',
  'later.today_request': 'You pay nothing today. Pay between {from} and {to}. {name} can then accept or decline.',
  'later.book': 'Book now, pay later',
  'later.pay': 'Pay between {from} and {to}',
  'later.pays': '{name} pays between {from} and {to}',
  'later.title': 'We’re holding your time with {name}',
  'later.text': 'You pay nothing today. We’ll email you when you can pay.',
  'later.policy':
    'Nothing has been paid yet, so cancelling costs nothing. To change the time, cancel and book another one at the price of that day.',
  'later.policy_mentor':
    'Nothing has been paid yet, so cancelling costs nothing. To change the time, cancel and ask {name} to book another one.',
  'later.pay_by': 'Pay by {moment}. Until then, we’re holding this time.',
  'later.turn': 'Pay for your session with {name} by {moment}',
  'later.story_you': 'You booked this time, to be paid later',
  'later.story_other': '{name} booked this time, to be paid later',
};

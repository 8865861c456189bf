export default {
  // Heading of what the reader is to pay or to answer.
  'turns.title': 'Waiting for you',
  'turns.count': '{count, plural, one {# booking is waiting for you} other {# bookings are waiting for you}}',
  'turns.pay_left':
    '{minutes, plural, one {Finish paying for your session with {name}: # min left} other {Finish paying for your session with {name}: # min left}}',
  // Button that leads to the payment.
  'turns.pay': 'Pay',
  'turns.pay_session': 'Pay for the session with {name}',
  'turns.request': 'New request from {name}: {service}, {moment}',
  'turns.answer_until': 'Answer by {moment}',
  // Button that leads to a request.
  'turns.answer': 'Answer',
  'turns.answer_to': 'Answer {name}’s request',
  // Of a session or a request that exists.
  'turns.proposal': '{name} proposed another time: {service}',
  'turns.choose': 'Choose a time',
  'turns.choose_of': 'Choose a time for the session with {name}',
  'turns.no_show': '{name} says you weren’t there: {service}',
  'turns.say': 'Say what happened',
  'turns.say_of': 'Say what happened: {name}',
  'turns.all': 'See all {count}',
};

export default {
  'requests.about': 'About {name}',
  'requests.loading': 'Loading the student’s profile',
  'requests.none': 'No past sessions with mentors yet',
  'requests.kept': '{count, plural, one {Came to # session} other {Came to # sessions}}',
  'requests.missed': '{count, plural, =0 {No no-shows} one {# no-show} other {# no-shows}}',
  'requests.hidden': '{name} hasn’t shared a profile with you.',
  'requests.full': 'See full profile',
  'requests.full_of': 'See full profile: {name}',
  'requests.who': 'See who’s asking',
  'requests.who_of': 'See who’s asking: {name}',
  'requests.propose': 'Propose other times',
  'requests.propose_to': 'Propose other times to {name}',
  'requests.propose_text':
    'Propose up to 3 times. Until {name} chooses one, the request keeps its current time, and you can still accept it.',
  'requests.own_text': 'Until {name} chooses, the request keeps its current time: {moment}. You can still accept it.',
  'requests.moved_toast': 'Request rescheduled. We’ve let {name} know.',
};

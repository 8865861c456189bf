export default {
  'routes.title': 'Popular routes',
  'routes.lede': 'Every route here has a mentor who has done it and can tell you how it went.',
  'routes.home': 'Home',
  'routes.breadcrumbs': 'Breadcrumbs',
  'routes.page_title':
    '{from} to {to}: {count, plural, one {# mentor who has done it} other {# mentors who have done it}}',
  'routes.description':
    '{count, plural, one {# graduate from {from} who studied in {to} answers your questions in a video call.} other {# graduates from {from} who studied in {to} answer your questions in a video call.}}',
  'routes.description_schools':
    '{count, plural, one {# graduate from {from} who studied in {to}, at {schools} and elsewhere, answers your questions in a video call.} other {# graduates from {from} who studied in {to}, at {schools} and elsewhere, answer your questions in a video call.}}',
  'routes.lead':
    '{count, plural, one {# mentor from {from} who studied in {to}. Ask them in a video call.} other {# mentors from {from} who studied in {to}. Ask them in a video call.}}',
  'routes.all': '{count, plural, one {See the mentor} other {See all # mentors}}',
  'routes.facts': 'What and where they studied',
  'routes.universities': 'Universities',
  'routes.degrees': 'Degrees',
  'routes.topics': 'Topics',
  'routes.languages': 'Languages',
  'routes.prices': 'Usual prices',
  'routes.years': 'Started studying',
  'routes.price_range': '{least} to {most}',
  'routes.free_first': 'Most start with a free session.',
  'routes.mentors': 'Mentors on this route',
  'routes.same_destination': 'More routes to {to}',
  'routes.same_origin': 'More routes from {from}',
  'routes.more_mentors': 'More mentors from {from} to {to}',
  'routes.empty_title': 'No mentors from {from} to {to} yet',
  'routes.empty_text': 'See mentors who know the destination, or choose another route.',
  'routes.to_destination': 'Mentors in {to}',
  'routes.unknown': 'This route doesn’t exist',
};

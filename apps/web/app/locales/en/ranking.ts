/** How search orders mentors (`features/legal/how-ranking-works.tsx`). Numbers come from the code that orders them. */
export default {
  'ranking.title': 'How ranking works',
  'ranking.intro': 'This page says how we order mentors in search, and how much each thing counts.',
  'ranking.unpaid': 'No one can pay to be higher. We sell no ads and no places in the results.',

  'ranking.orders_title': 'The orders you can choose',
  // {order}: Recommended, Best match and so on, as in the list “Sort by”.
  'ranking.order_recommended': '{order}: by the points below. We use this order if you choose none and type no words.',
  'ranking.order_relevance':
    '{order}: by the words you type, then by the points below. We use this order if you type words.',
  'ranking.order_rating':
    '{order}: by the average of their reviews, from {count} reviews on. Mentors with fewer come last.',
  'ranking.order_next_available': '{order}: by the next time you can book.',
  'ranking.order_price':
    '{order}: by the price shown, converted at the exchange rates of this site. Prices without a rate come last.',
  'ranking.order_newest': '{order}: by the day they became a mentor.',
  'ranking.order_name': '{order}: by the name alone.',

  'ranking.points_title': 'What gives points',
  'ranking.points_intro':
    'A mentor has between {least} and {most} points. Mentors with equal points come in a random order that stays the same.',
  'ranking.factor': 'What counts',
  'ranking.points': 'Points',
  'ranking.from_to': '{from}–{to}',
  'ranking.reviews': 'Reviews',
  'ranking.reviews_how':
    '{points, plural, one {# point} other {# points}} for each star of the average. Every average includes {assumed, plural, one {# assumed review} other {# assumed reviews}} of {stars} stars, because few reviews say little. An average below {least} counts as {least}.',
  'ranking.complete': 'A complete profile',
  'ranking.complete_how':
    '{points, plural, one {# point} other {# points}} each: headline, text about the mentor, photo, home country, 3 topics, languages, degree with its start date, work experience.',
  'ranking.new': 'New mentors',
  'ranking.new_how': 'They have no reviews yet. Each review makes these points fewer.',
  'ranking.proof': 'Proof of a study abroad',
  'ranking.proof_how':
    'The strongest one counts: {affiliation} for an email address at the university, {degree} for a degree that we saw, {named} if the university named the mentor.',
  'ranking.sessions': 'Experience',
  'ranking.sessions_how':
    '{points, plural, one {# point} other {# points}} more at 1, 3, 7 and 15 sessions, and so on with each doubling.',
  'ranking.active': 'Recent activity',
  'ranking.active_how': 'A changed profile, service or availability, an answer to a request, or a session.',
  'ranking.soon': 'Available soon',
  'ranking.soon_how': 'How soon you can book a session.',
  'ranking.step_new':
    '{days, plural, one {Joined in the last # day: {points}} other {Joined in the last # days: {points}}}',
  'ranking.step_active':
    '{days, plural, one {Active in the last # day: {points}} other {Active in the last # days: {points}}}',
  'ranking.step_soon':
    '{days, plural, one {Available within # day: {points}} other {Available within # days: {points}}}',

  'ranking.words_title': 'If you type words',
  'ranking.words_intro':
    'Each word gives points where it matches best. The points above are added, so they decide between mentors who match equally well.',
  'ranking.place': 'Where the word is',
  'ranking.whole': 'Whole word',
  'ranking.part': 'Start of a word',
  'ranking.in_name': 'Name',
  'ranking.in_school': 'University, degree, field of study or study country',
  'ranking.in_work': 'Work, topics or headline',
  'ranking.in_other': 'Other texts of the profile',

  'ranking.never_title': 'What never counts',
  'ranking.never_money': 'Money: a price, a fee or a payment gives no points.',
  'ranking.never_who': 'Who a mentor is: which country they’re from, their gender, their age or how their photo looks.',

  'ranking.data_title': 'Your data',
  'ranking.data_reader':
    '“{order}” uses nothing about you: not your profile, place, bookings or past searches. Everyone with the same filters sees the same order, signed in or not.',
  'ranking.data_zone': 'Only the filters for evenings and weekends use your time zone.',
  'ranking.data_mentor': '“{order}” uses mentors’ data: their reviews, sessions, profile, activity and availability.',
  'ranking.data_without': 'If you want an order without that data, choose one of these:',
  'ranking.tested':
    'A test compares this page with the code that orders mentors. We can’t change one without the other.',
};

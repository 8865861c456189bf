/** What is proven of studies: it says no more than was checked. */
export default {
  // {domain}: @tudelft.nl
  'proven.affiliation': 'Had an {domain} address · checked {month}',
  'proven.graduation': 'Degree seen · {month}',
  'proven.graduation_at': 'Degree from {university} seen · {month}',
  'proven.vouched': 'Named by {university} · {month}',
  'proven.list': 'Proof of this study',
  'proven.affiliation_how':
    'We sent a code to an email address of the university, and it was entered here. This shows the email address, not a degree.',
  'proven.graduation_how':
    'Our staff saw a document of this degree and compared the name, the university and the dates.',
  'proven.vouched_how': 'The university told us that this person studied there.',
  'proven.once': 'We checked this once, at that time.',
};

export default {
  'terms.mentor_changed':
    'We’ve updated our Mentor Terms of Service. Accept them to keep accepting requests and adding services.',
  'terms.platform_changed': 'We’ve updated our Terms of Service. Read and accept them.',
  'terms.read': 'Read and accept',
  'terms.mentor_title': 'Mentor Terms of Service',
  'terms.platform_title': 'Terms of Service',
  'terms.accept': 'I accept',
  'terms.accepting': 'Saving…',
  'terms.close': 'Close',
  'terms.accepted': 'Thanks. You’ve accepted the new version.',
  'terms.loading': 'Loading the terms…',
};

export default {
  'terms.mentor_changed':
    'We have changed our Mentor Terms of Service. Until you accept them, you can’t accept requests or offer anything new.',
  'terms.platform_changed': 'We have changed our Terms of Service. Please read them and accept them.',
  'terms.read': 'Read and accept',
  'terms.mentor_title': 'Mentor Terms of Service',
  'terms.platform_title': 'Terms of Service',
  'terms.accept': 'I accept',
  'terms.accepting': 'Saving…',
  'terms.close': 'Close',
  'terms.accepted': 'Thank you. You accepted the new version.',
  'terms.loading': 'Loading the terms…',
};

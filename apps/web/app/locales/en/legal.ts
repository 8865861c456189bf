export default {
  'legal.terms_title': 'Terms of Service',
  'legal.mentor_terms_title': 'Mentor Terms of Service',
  'legal.mentor_terms_link': 'Mentors also agree to the <link>Mentor Terms of Service</link>, further down this page.',
  'legal.privacy_title': 'Privacy Policy',
  'legal.version': 'Version {version}, in effect since <time>{date}</time>.',
  'legal.version_only': 'Version {version}.',
  'legal.only_in': 'This text is in {language} only.',
  'legal.imprint_title': 'Legal notice',
};

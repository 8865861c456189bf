export default {
  'legal.terms_title': 'Conditions d’utilisation',
  'legal.mentor_terms_title': 'Conditions d’utilisation pour les mentors',
  'legal.mentor_terms_link':
    'Les mentors acceptent aussi les <link>Conditions d’utilisation pour les mentors</link>, plus bas sur cette page.',
  'legal.privacy_title': 'Politique de confidentialité',
  'legal.version': 'Version {version}, en vigueur depuis le <time>{date}</time>.',
  'legal.version_only': 'Version {version}.',
  'legal.only_in': 'Ce texte n’existe qu’en {language}.',
  'legal.imprint_title': 'Mentions légales',
};

export default {
  'legal.terms_title': 'Términos del servicio',
  'legal.mentor_terms_title': 'Términos del servicio para mentores',
  'legal.mentor_terms_link':
    'Los mentores también aceptan los <link>Términos del servicio para mentores</link>, más abajo en esta página.',
  'legal.privacy_title': 'Política de privacidad',
  'legal.version': 'Versión {version}, en vigor desde el <time>{date}</time>.',
  'legal.version_only': 'Versión {version}.',
  'legal.only_in': 'Este texto solo está en {language}.',
  'legal.imprint_title': 'Aviso legal',
};

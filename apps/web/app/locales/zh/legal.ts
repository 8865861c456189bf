export default {
  'legal.terms_title': '服务条款',
  'legal.mentor_terms_title': '留学导师服务条款',
  'legal.mentor_terms_link': '学长学姐还须同意本页下方的<link>留学导师服务条款</link>。',
  'legal.privacy_title': '隐私政策',
  'legal.version': '版本 {version}，自<time>{date}</time>起生效。',
  'legal.version_only': '版本 {version}。',
  'legal.only_in': '本文仅提供{language}版本。',
  'legal.imprint_title': '法律声明',
};

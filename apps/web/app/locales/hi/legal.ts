export default {
  'legal.terms_title': 'सेवा की शर्तें',
  'legal.mentor_terms_title': 'मेंटर सेवा की शर्तें',
  'legal.mentor_terms_link': 'मेंटर इसी पेज पर नीचे दी गई <link>मेंटर सेवा की शर्तें</link> भी स्वीकार करते हैं।',
  'legal.privacy_title': 'निजता नीति',
  'legal.version': 'संस्करण {version}, <time>{date}</time> से लागू।',
  'legal.version_only': 'संस्करण {version}।',
  'legal.only_in': 'यह लेख केवल {language} में है।',
  'legal.imprint_title': 'कानूनी सूचना',
};

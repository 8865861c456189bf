export default {
  'legal.terms_title': 'Điều khoản dịch vụ',
  'legal.mentor_terms_title': 'Điều khoản dịch vụ dành cho mentor',
  'legal.mentor_terms_link':
    'Mentor còn đồng ý với <link>Điều khoản dịch vụ dành cho mentor</link>, ở phía dưới trang này.',
  'legal.privacy_title': 'Chính sách quyền riêng tư',
  'legal.version': 'Phiên bản {version}, có hiệu lực từ <time>{date}</time>.',
  'legal.version_only': 'Phiên bản {version}.',
  'legal.only_in': 'Ngôn ngữ của văn bản này: {language}.',
  'legal.imprint_title': 'Thông tin pháp lý',
};

export default {
  'terms.mentor_changed':
    'Chúng tôi đã thay đổi Điều khoản dịch vụ dành cho mentor. Trước khi đồng ý, bạn không thể nhận yêu cầu hoặc mở dịch vụ mới.',
  'terms.platform_changed': 'Chúng tôi đã thay đổi Điều khoản dịch vụ. Vui lòng đọc và đồng ý.',
  'terms.read': 'Đọc và đồng ý',
  'terms.mentor_title': 'Điều khoản dịch vụ dành cho mentor',
  'terms.platform_title': 'Điều khoản dịch vụ',
  'terms.accept': 'Tôi đồng ý',
  'terms.accepting': 'Đang lưu…',
  'terms.close': 'Đóng',
  'terms.accepted': 'Cảm ơn bạn. Bạn đã đồng ý với phiên bản mới.',
  'terms.loading': 'Đang tải điều khoản…',
};

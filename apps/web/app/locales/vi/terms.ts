export default {
  'terms.mentor_changed':
    'Chúng tôi đã cập nhật Điều khoản dịch vụ dành cho mentor. Hãy chấp nhận để tiếp tục nhận yêu cầu và thêm dịch vụ.',
  'terms.platform_changed': 'Chúng tôi đã cập nhật Điều khoản dịch vụ. Hãy đọc và chấp nhận.',
  'terms.read': 'Đọc và chấp nhận',
  'terms.mentor_title': 'Điều khoản dịch vụ dành cho mentor',
  'terms.platform_title': 'Điều khoản dịch vụ',
  'terms.accept': 'Tôi chấp nhận',
  'terms.accepting': 'Đang lưu…',
  'terms.close': 'Đóng',
  'terms.accepted': 'Cảm ơn bạn. Bạn đã chấp nhận phiên bản mới.',
  'terms.loading': 'Đang tải điều khoản…',
};

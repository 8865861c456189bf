import type { Messages } from '../index.ts';

export default {
  'requests.about': 'Về {name}',
  'requests.loading': 'Đang tải hồ sơ học viên',
  'requests.none': 'Chưa có buổi gặp nào với mentor',
  'requests.kept': '{count, plural, other {Đã tham gia # buổi gặp}}',
  'requests.missed': '{count, plural, =0 {Chưa lần nào không tham gia} other {# lần không tham gia}}',
  'requests.answers': 'Các mentor nói gì sau {sessions, plural, other {# buổi gặp}} với {name}',
  'requests.on_time': 'Đúng giờ: {count}/{sessions}',
  'requests.prepared': 'Có chuẩn bị: {count}/{sessions}',
  'requests.meet_again': 'Muốn gặp lại: {count}/{sessions}',
  'requests.hidden': '{name} chưa chia sẻ hồ sơ với bạn.',
  'requests.full': 'Xem toàn bộ hồ sơ',
  'requests.full_of': 'Xem toàn bộ hồ sơ: {name}',
  'requests.who': 'Xem ai gửi yêu cầu',
  'requests.who_of': 'Xem ai gửi yêu cầu: {name}',
  'requests.propose': 'Đề xuất khung giờ khác',
  'requests.propose_to': 'Đề xuất khung giờ khác cho {name}',
  'requests.propose_text':
    'Đề xuất tối đa 3 khung giờ. Cho đến khi {name} chọn, yêu cầu giữ nguyên giờ hiện tại và bạn vẫn có thể chấp nhận.',
  'requests.own_text': 'Cho đến khi {name} chọn, yêu cầu giữ nguyên giờ hiện tại: {moment}. Bạn vẫn có thể chấp nhận.',
  'requests.moved_toast': 'Đã đổi lịch yêu cầu. Chúng tôi đã báo cho {name}.',
} satisfies Messages;

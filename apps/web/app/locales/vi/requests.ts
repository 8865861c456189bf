import type { Messages } from '../index.ts';

export default {
  'requests.about': 'Về {name}',
  'requests.loading': 'Đang tải hồ sơ sinh viên',
  'requests.none': 'Chưa có buổi hẹn nào với mentor',
  'requests.kept': '{count, plural, other {Đã dự # buổi hẹn}}',
  'requests.missed': '{count, plural, =0 {Chưa vắng mặt lần nào} other {Vắng mặt # lần}}',
  'requests.hidden': '{name} không chia sẻ hồ sơ với bạn.',
  'requests.full': 'Xem toàn bộ hồ sơ',
  'requests.full_of': 'Xem toàn bộ hồ sơ: {name}',
  'requests.who': 'Xem ai gửi yêu cầu',
  'requests.who_of': 'Xem ai gửi yêu cầu: {name}',
  'requests.propose': 'Đề xuất giờ khác',
  'requests.propose_to': 'Đề xuất giờ khác cho {name}',
  'requests.propose_text':
    'Đề xuất tối đa 3 giờ. Cho đến khi {name} chọn, yêu cầu giữ giờ hiện tại và bạn vẫn có thể chấp nhận.',
  'requests.own_text': 'Cho đến khi {name} chọn, yêu cầu giữ giờ hiện tại: {moment}. Bạn vẫn có thể chấp nhận.',
  'requests.moved_toast': 'Đã đổi giờ yêu cầu. Chúng tôi đã báo cho {name}.',
} satisfies Messages;

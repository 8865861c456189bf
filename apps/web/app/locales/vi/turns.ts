import type { Messages } from '../index.ts';

export default {
  'turns.title': 'Đang chờ bạn',
  'turns.count': '{count, plural, other {# buổi gặp đang chờ bạn}}',
  'turns.pay_left': '{minutes, plural, other {Hoàn tất thanh toán buổi gặp với {name}: còn # phút}}',
  'turns.pay': 'Thanh toán',
  'turns.pay_session': 'Thanh toán buổi gặp với {name}',
  'turns.request': 'Yêu cầu mới từ {name}: {service}, {moment}',
  'turns.answer_until': 'Trả lời trước {moment}',
  'turns.answer': 'Trả lời',
  'turns.answer_to': 'Trả lời yêu cầu của {name}',
  'turns.proposal': '{name} đề xuất khung giờ khác: {service}',
  'turns.choose': 'Chọn khung giờ',
  'turns.choose_of': 'Chọn khung giờ cho buổi gặp với {name}',
  'turns.no_show': '{name} đã báo bạn không tham gia: {service}',
  'turns.say': 'Cho biết chuyện gì đã xảy ra',
  'turns.say_of': 'Cho biết chuyện gì đã xảy ra: {name}',
  'turns.all': 'Xem tất cả ({count})',
} satisfies Messages;

import type { Messages } from '../index.ts';

export default {
  'services.title': 'Dịch vụ',
  'services.lede': 'Những gì học viên đặt được với bạn. Họ thấy các dịch vụ theo thứ tự này.',
  'services.loading': 'Đang tải dịch vụ của bạn',
  'services.to_availability': 'Lịch rảnh và quy tắc đặt lịch',
  'services.to_services': 'Dịch vụ của bạn',
  'services.up_of': 'Hiện {title} trước',
  'services.down_of': 'Hiện {title} sau',
  'services.moved': '{title} giờ ở vị trí {place}/{count}.',
  'services.duplicate_of': 'Nhân bản {title}',
  'services.copy_title': '{title} (bản sao)',
  'services.duplicated': 'Đã thêm {title}. Dịch vụ này tắt cho đến khi bạn bật.',
} satisfies Messages;

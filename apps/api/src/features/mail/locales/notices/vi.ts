import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) => `Thêm ${count} thay đổi trong lịch hẹn của bạn`,
    lead: 'Có nhiều thay đổi trong vòng một giờ nên chúng tôi gộp lại trong một email. Trang lịch hẹn cho bạn thấy tình hình hiện tại.',
    button: 'Xem lịch hẹn của bạn',
  },
  suspended: {
    title: 'Tài khoản của bạn bị đình chỉ',
    lead: (support) =>
      `Hiện bạn không thể đặt lịch, mở buổi hẹn hay thay đổi gì. Các buổi hẹn đã xác nhận vẫn diễn ra: bạn có thể tham gia hoặc hủy. Bạn cũng có thể tải dữ liệu của mình. Nếu bạn cho rằng đây là nhầm lẫn, hãy viết cho ${support}.`,
    reason: 'Lý do',
    button: 'Xem tài khoản của bạn',
  },
  lifted: {
    title: 'Tài khoản của bạn đã hoạt động trở lại',
    lead: 'Bạn có thể dùng lại mọi thứ. Nếu bạn là người hướng dẫn, sinh viên có thể tìm thấy và đặt lịch với bạn từ bây giờ.',
    button: 'Xem lịch hẹn của bạn',
  },
  welcome: {
    title: 'Hồ sơ mentor của bạn đã lên trang',
    lead: 'Từ bây giờ sinh viên có thể tìm thấy và đặt lịch với bạn. Ảnh, cách tham gia và lịch riêng giúp bạn có buổi hẹn đầu tiên. Trang mentor cho bạn thấy việc còn lại, các buổi hẹn sắp tới và các yêu cầu.',
    button: 'Mở trang mentor của bạn',
  },
  why: 'Bạn nhận email này vì bạn có tài khoản với chúng tôi.',
};

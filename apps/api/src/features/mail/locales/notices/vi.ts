import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) => `Thêm ${count} thay đổi trong lịch hẹn của bạn`,
    lead: 'Có nhiều thay đổi trong vòng một giờ nên chúng tôi gộp vào một email. Trang lịch hẹn cho bạn thấy tình hình hiện tại.',
    button: 'Xem lịch hẹn của bạn',
  },
  suspended: {
    title: 'Tài khoản của bạn đang bị đình chỉ',
    lead: (support) =>
      `Tạm thời bạn không đặt lịch, mở buổi gặp hay thay đổi gì được. Các buổi gặp đã xác nhận vẫn diễn ra, và bạn có thể tham gia hoặc hủy. Bạn cũng có thể tải dữ liệu của mình. Nếu bạn cho rằng đây là nhầm lẫn, hãy gửi email đến ${support}.`,
    reason: 'Lý do',
    button: 'Xem tài khoản của bạn',
  },
  lifted: {
    title: 'Tài khoản của bạn đã hoạt động trở lại',
    lead: 'Bạn dùng lại được mọi thứ. Nếu bạn là mentor, từ bây giờ học viên tìm thấy và đặt lịch được với bạn.',
    button: 'Xem lịch hẹn của bạn',
  },
  welcome: {
    title: 'Hồ sơ mentor của bạn đang hiển thị',
    lead: 'Từ bây giờ học viên tìm thấy và đặt lịch được với bạn. Ảnh, cách tham gia và lịch cá nhân giúp bạn có buổi gặp đầu tiên. Trang mentor cho bạn thấy việc còn lại, các buổi gặp sắp tới và các yêu cầu.',
    button: 'Mở trang mentor của bạn',
  },
  why: 'Bạn nhận email này vì bạn có tài khoản với chúng tôi.',
};

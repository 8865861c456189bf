import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const vi: AccountWords = {
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
  email_changed: {
    subject: 'Địa chỉ email của bạn đã thay đổi',
    heading: 'Địa chỉ email của bạn đã thay đổi',
    lead: (address, support) =>
      `Từ nay chúng tôi gửi email của ${brand()} cho bạn đến ${address}. Nhà cung cấp đăng nhập cho biết đây là địa chỉ email của bạn. Nếu bạn không đổi địa chỉ này, hãy bảo vệ tài khoản của bạn ở đó và gửi email đến ${support}.`,
    button: 'Xem cài đặt của bạn',
    why: 'Bạn nhận email này vì đây từng là địa chỉ email của tài khoản Abroad Mentors của bạn.',
  },
};

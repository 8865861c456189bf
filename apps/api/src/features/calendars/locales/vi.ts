import type { CalendarMailWords } from './words.ts';

export const vi: CalendarMailWords = {
  subject: (name) => `Chúng tôi không đồng bộ được lịch ${name} của bạn`,
  heading: (name) => `Chúng tôi không đồng bộ được lịch ${name} của bạn`,
  leads: {
    signed_out:
      'Chúng tôi không còn quyền truy cập, chẳng hạn vì mật khẩu đã đổi hoặc quyền đã bị gỡ. Hãy kết nối lại. Trước lúc đó, chúng tôi không biết khi nào bạn bận, nên khung giờ của bạn bị ẩn.',
    gone: 'Một lịch bạn chọn không còn tồn tại. Hãy chọn lịch khác. Trước lúc đó, chúng tôi không biết khi nào bạn bận, nên khung giờ của bạn bị ẩn.',
    silent:
      'Lịch không phản hồi đã một lúc, và chúng tôi vẫn đang thử lại. Chúng tôi không biết khi nào bạn bận, nên khung giờ của bạn tạm thời bị ẩn. Nếu tình trạng này kéo dài, hãy kiểm tra liên kết hoặc kết nối lại.',
  },
  unreadable: {
    lead: (what) => `${what} Trước lúc đó, chúng tôi không biết khi nào bạn bận, nên khung giờ của bạn bị ẩn.`,
    entry: (calendar, entry, fault) =>
      `Chúng tôi không đọc được ${entry} trong ${calendar}. ${fault} Hãy sửa hoặc xóa ở đó.`,
    titled: (title, day) => (day === null ? `“${title}”` : `“${title}” ngày ${day}`),
    untitled: (day) => (day === null ? 'một sự kiện không có tiêu đề' : `một sự kiện ngày ${day}`),
    faults: {
      time: 'Lúc bắt đầu hoặc kết thúc không phải là một thời điểm.',
      duration: 'Độ dài không phải là một khoảng thời gian.',
      rule: 'Chúng tôi không đọc được cách sự kiện lặp lại.',
      too_much: 'Sự kiện lặp lại quá nhiều lần nên chúng tôi không theo được.',
    },
    whole: {
      not_a_calendar: 'Phản hồi của máy chủ không phải là lịch. Hãy kiểm tra liên kết hoặc kết nối lại.',
      cut_off: 'Dữ liệu lịch bị cắt trước khi hết. Chúng tôi vẫn tiếp tục thử.',
      too_large:
        'Lịch này quá lớn nên chúng tôi không đọc được. Hãy xóa các sự kiện cũ ở đó, hoặc kết nối một lịch nhỏ hơn.',
    },
  },
  button: 'Xem lịch của bạn',
  why: 'Bạn nhận email này vì bạn đã kết nối một lịch với Abroad Mentors.',
};

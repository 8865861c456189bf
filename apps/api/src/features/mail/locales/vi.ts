import { deal, dealMails } from './deals/vi.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/vi.ts';
import { notices } from './notices/vi.ts';

const moment = (day: string, time: string) => `${time}, ${day}`;

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `Đã đặt lịch: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Bạn có buổi hẹn với ${named.them}`,
      lead: 'Buổi hẹn nằm trong tệp lịch đính kèm email này. Hãy chuẩn bị câu hỏi: gửi trước vài dòng sẽ giúp ích rất nhiều.',
    }),
    mentor: (named) => ({
      subject: `${named.them} đã đặt ${named.service}, ${named.when}`,
      heading: `${named.them} đã đặt một buổi hẹn với bạn`,
      lead: 'Buổi hẹn đã được xác nhận và nằm trong tệp lịch đính kèm email này.',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `Đã gửi yêu cầu: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Bạn đã gửi yêu cầu hẹn cho ${named.them}`,
      lead: `Chúng tôi giữ giờ này cho bạn${named.until === null ? '' : ` đến ${named.until}`} và sẽ gửi email khi ${named.them} trả lời.`,
    }),
    mentor: (named) => ({
      subject: `${named.them} yêu cầu ${named.service}, ${named.when}`,
      heading: `${named.them} muốn có một buổi hẹn với bạn`,
      lead: `Hãy đồng ý hoặc từ chối${named.until === null ? '' : ` trước ${named.until}`}; giờ này được giữ cho đến lúc đó.`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `${named.them} đã đồng ý: ${named.service}, ${named.when}`,
      heading: `${named.them} đã đồng ý với yêu cầu của bạn`,
      lead: 'Buổi hẹn đã được xác nhận và nằm trong tệp lịch đính kèm email này.',
    }),
    mentor: (named) => ({
      subject: `Đã xác nhận: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Bạn đã đồng ý với yêu cầu của ${named.them}`,
      lead: 'Buổi hẹn đã được xác nhận và nằm trong tệp lịch đính kèm email này.',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} không thể nhận buổi hẹn của bạn, ${named.when}`,
      heading: `${named.them} không thể nhận buổi hẹn này`,
      lead: 'Giờ này đã trống trở lại. Có thể có giờ khác phù hợp với cả hai, hoặc một mentor khác trên cùng hành trình.',
    }),
    mentor: (named) => ({
      subject: `Đã từ chối: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Bạn đã từ chối yêu cầu của ${named.them}`,
      lead: 'Giờ này đã trống trở lại.',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `Đã hủy: ${named.service} với ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Bạn đã hủy buổi hẹn của mình' : `${named.them} đã hủy buổi hẹn của bạn`,
      lead: 'Tệp lịch đính kèm email này sẽ xóa buổi hẹn khỏi lịch của bạn.',
    }),
    mentor: (named) => ({
      subject: `Đã hủy: ${named.service} với ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Bạn đã hủy một buổi hẹn' : `${named.them} đã hủy một buổi hẹn`,
      lead: 'Giờ này đã trống trở lại. Tệp lịch đính kèm email này sẽ xóa buổi hẹn khỏi lịch của bạn.',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `Đã dời: ${named.service} với ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Bạn đã dời buổi hẹn của mình' : `${named.them} đã dời buổi hẹn của bạn`,
      lead: `${named.before === null ? '' : `Trước đó là ${named.before}. `}Tệp lịch đính kèm email này sẽ dời buổi hẹn trong lịch của bạn.`,
    }),
    mentor: (named) => ({
      subject: `Đã dời: ${named.service} với ${named.them}, ${named.when}`,
      heading: named.by_reader ? 'Bạn đã dời một buổi hẹn' : `${named.them} đã dời một buổi hẹn`,
      lead: `${named.before === null ? '' : `Trước đó là ${named.before}. `}Tệp lịch đính kèm email này sẽ dời buổi hẹn trong lịch của bạn.`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `Đã rút lại: ${named.service} với ${named.them}, ${named.when}`,
      heading: 'Bạn đã rút lại yêu cầu',
      lead: 'Chúng tôi không còn giữ giờ này cho bạn.',
    }),
    mentor: (named) => ({
      subject: `${named.them} đã rút lại yêu cầu: ${named.service}, ${named.when}`,
      heading: `${named.them} đã rút lại yêu cầu`,
      lead: 'Bạn không cần trả lời nữa, và giờ này đã trống trở lại.',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `Không có trả lời kịp thời: ${named.service} với ${named.them}, ${named.when}`,
      heading: `${named.them} đã không trả lời kịp thời`,
      lead: 'Chúng tôi không còn giữ giờ này. Hãy chọn giờ khác, hoặc một mentor khác trên cùng hành trình.',
    }),
    mentor: (named) => ({
      subject: `Đã hết hạn: yêu cầu ${named.service} của ${named.them}, ${named.when}`,
      heading: `Yêu cầu của ${named.them} đã hết hạn`,
      lead: 'Yêu cầu không được trả lời kịp thời, và giờ này đã trống trở lại.',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `Ngày mai: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Còn 24 giờ nữa là đến buổi hẹn của bạn với ${named.them}`,
      lead: 'Nếu không tham gia được, hãy hủy ngay để người khác có thể dùng giờ này.',
    }),
    mentor: (named) => ({
      subject: `Ngày mai: ${named.service} với ${named.them}, ${named.when}`,
      heading: `Còn 24 giờ nữa là đến buổi hẹn của bạn với ${named.them}`,
      lead: 'Nếu không tham gia được, hãy hủy ngay và nói rõ lý do: như vậy tử tế hơn một phòng họp trống.',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `Còn một giờ nữa: ${named.service} với ${named.them}, ${named.time}`,
      heading: `Buổi hẹn của bạn với ${named.them} bắt đầu sau một giờ nữa`,
      lead: 'Bạn có thể vào trước giờ bắt đầu mười phút.',
    }),
    mentor: (named) => ({
      subject: `Còn một giờ nữa: ${named.service} với ${named.them}, ${named.time}`,
      heading: `Buổi hẹn của bạn với ${named.them} bắt đầu sau một giờ nữa`,
      lead: 'Bạn có thể vào trước giờ bắt đầu mười phút.',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: 'Ngừng nhắc lịch?',
    text: 'Bạn sẽ không nhận email 24 giờ và 1 giờ trước các buổi hẹn. Những gì phía bên kia làm vẫn được báo cho bạn.',
  },
  done: {
    title: 'Đã tắt nhắc lịch',
    text: 'Chúng tôi không còn gửi email trước các buổi hẹn của bạn. Bạn có thể bật lại bất cứ lúc nào.',
  },
  button: 'Ngừng nhắc lịch',
  settings: 'Mọi cài đặt email',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `Không đọc được lịch ${name} của bạn`,
  heading: (name) => `Chúng tôi không đọc được lịch ${name} của bạn`,
  leads: {
    signed_out:
      'Lịch không còn cho chúng tôi truy cập, có thể vì mật khẩu đã đổi hoặc quyền đã bị thu hồi. Hãy kết nối lại; cho đến lúc đó chúng tôi không biết khi nào bạn bận, nên các giờ của bạn được ẩn đi.',
    gone: 'Một trong những lịch bạn đã chọn không còn nữa. Hãy chọn lịch khác; cho đến lúc đó chúng tôi không biết khi nào bạn bận, nên các giờ của bạn được ẩn đi.',
    silent:
      'Lịch đã không trả lời một lúc rồi. Chúng tôi vẫn đang thử lại. Cho đến khi lịch trả lời, chúng tôi không biết khi nào bạn bận, nên các giờ của bạn được ẩn đi. Nếu kéo dài, hãy kiểm tra địa chỉ hoặc kết nối lại.',
  },
  unreadable: {
    lead: (what) =>
      `${what} Cho đến khi đọc được, chúng tôi không biết khi nào bạn bận, nên các giờ của bạn được ẩn đi.`,
    entry: (calendar, entry, fault) =>
      `Trong ${calendar}, chúng tôi không đọc được ${entry}. ${fault} Hãy sửa hoặc xóa mục này ở đó.`,
    titled: (title, day) => (day === null ? `mục “${title}”` : `mục “${title}” ngày ${day}`),
    untitled: (day) => (day === null ? 'một mục không có tiêu đề' : `một mục ngày ${day}`),
    faults: {
      time: 'Giờ bắt đầu hoặc kết thúc không phải là giờ.',
      duration: 'Thời lượng không phải là một khoảng thời gian.',
      rule: 'Chúng tôi không hiểu mục này lặp lại thế nào.',
      too_much: 'Mục này lặp lại quá thường xuyên để chúng tôi theo được.',
    },
    whole: {
      not_a_calendar: 'Những gì máy chủ gửi không phải là lịch. Hãy kiểm tra địa chỉ hoặc kết nối lại.',
      cut_off: 'Những gì máy chủ gửi bị cắt ngang trước khi hết. Chúng tôi vẫn tiếp tục thử.',
      too_large: 'Lịch chứa nhiều hơn mức chúng tôi đọc được. Hãy xóa các mục cũ ở đó, hoặc chia sẻ một lịch nhỏ hơn.',
    },
  },
  button: 'Xem các lịch của bạn',
  why: 'Bạn nhận email này vì bạn đã kết nối một lịch với Abroad Mentors. Mỗi lần hỏng chúng tôi chỉ viết một lần.',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: 'Địa chỉ email của bạn đã thay đổi',
  heading: 'Địa chỉ email của bạn đã thay đổi',
  lead: (address, support) =>
    `Từ giờ chúng tôi gửi email của Abroad Mentors cho bạn đến ${address}, vì dịch vụ đăng nhập của bạn cho biết đó là địa chỉ của bạn. Nếu bạn không thay đổi địa chỉ này, hãy bảo vệ tài khoản của bạn ở dịch vụ đó và viết cho ${support}.`,
  button: 'Xem cài đặt',
  why: 'Bạn nhận email này vì đây từng là địa chỉ của tài khoản Abroad Mentors của bạn.',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: 'Gọi điện thoại',
  in_person: 'Gặp trực tiếp',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: 'Buổi hẹn',
  place: 'Nơi gặp',
  yours: 'Giờ của bạn',
  message: (name) => `${name} đã viết`,
  reason: (name) => `Lý do của ${name}`,
  your_message: 'Bạn đã viết',
  your_reason: 'Lý do của bạn',
  deleted_user: 'Tài khoản đã xóa',
  removed_from_calendar: 'Buổi hẹn đã bị xóa khỏi lịch của người hướng dẫn.',
  open: 'Xem lịch hẹn',
  answer: 'Trả lời yêu cầu',
  find: 'Tìm giờ khác',
  link_by_mentor: (name) => `${name} sẽ gửi liên kết cho bạn trước buổi hẹn.`,
  link_by_you: 'Hãy tự gửi liên kết trước buổi hẹn: chưa kết nối lịch nào có thể tạo liên kết.',
  place_by_mentor: (name) => `${name} sẽ báo cho bạn trước buổi hẹn.`,
  place_by_you: 'Hãy báo trước buổi hẹn: dịch vụ này không ghi địa điểm hay số điện thoại.',
  unsubscribe: 'Ngừng nhắc lịch',
  why: 'Bạn nhận email này vì bạn có lịch hẹn trên Abroad Mentors.',
};

export const vi: MailWords = {
  dates: 'vi',
  direction: 'ltr',
  moment,
  labelled: (label, value) => `${label}: ${value}`,
  comma: ', ',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};

import type { ModerationWords } from './words.ts';

export const vi: ModerationWords = {
  about: {
    mentor_profile: 'Quyết định này liên quan đến hồ sơ mentor của bạn.',
    prospect_profile: 'Quyết định này liên quan đến hồ sơ học viên của bạn.',
    service: 'Quyết định này liên quan đến một dịch vụ của bạn.',
    review: 'Quyết định này liên quan đến một đánh giá bạn đã viết.',
    booking: 'Quyết định này liên quan đến một lịch hẹn của bạn.',
    thread: 'Quyết định này liên quan đến những gì bạn viết trong một cuộc trò chuyện.',
    message: 'Quyết định này liên quan đến một tin nhắn bạn đã viết.',
    account: 'Quyết định này liên quan đến tài khoản của bạn.',
  },
  note: 'Đây là ghi chú từ đội ngũ của chúng tôi. Ghi chú này không có hệ quả nào khác và không phải là vi phạm.',
  warn: 'Đây là lời cảnh cáo. Nếu tái diễn, chúng tôi sẽ xử lý nặng hơn.',
  remove: {
    service: 'Dịch vụ của bạn không còn hiển thị và không đặt lịch được. Các buổi gặp đã đặt vẫn diễn ra.',
    review: 'Đánh giá của bạn không còn hiển thị và không được tính vào điểm.',
    message: 'Tin nhắn của bạn đã bị gỡ. Người kia không còn thấy nó.',
  },
  restore: 'Nội dung chúng tôi đã gỡ hoặc ẩn được hiển thị lại.',
  active_again: 'Tài khoản của bạn đã hoạt động trở lại.',
  undone: (date) =>
    `Chúng tôi rút lại quyết định ngày ${date}. Những gì còn hiệu lực kết thúc từ bây giờ và lần vi phạm đó không còn được tính.`,
  mask: (fields) => `Chúng tôi đã gỡ các nội dung này: ${fields}.`,
  fields: {
    headline: 'tiêu đề',
    about: 'giới thiệu',
    why_study_abroad: 'lý do du học',
    career_aspirations: 'mục tiêu nghề nghiệp',
    topics_can_discuss: 'chủ đề có thể trao đổi',
    description: 'mô tả',
    message: 'lời nhắn',
  },
  hide_until: (date) =>
    `Hồ sơ mentor của bạn bị ẩn đến ${date}. Trong thời gian này không ai tìm thấy hay đặt lịch được. Các buổi gặp đã đặt vẫn diễn ra.`,
  hide_open:
    'Hồ sơ mentor của bạn bị ẩn cho đến khi có thông báo mới. Không ai tìm thấy hay đặt lịch được. Các buổi gặp đã đặt vẫn diễn ra.',
  hide_until_read:
    'Hồ sơ mentor của bạn bị ẩn cho đến khi bạn đọc danh sách kiểm tra cho buổi gặp. Trong thời gian này không ai tìm thấy hay đặt lịch được. Các buổi gặp đã đặt vẫn diễn ra.',
  suspend_until: (date) => `Tài khoản của bạn bị đình chỉ đến ${date}.`,
  suspend_open: 'Tài khoản của bạn bị đình chỉ cho đến khi có thông báo mới.',
  sessions_stay: 'Các buổi gặp đã xác nhận vẫn diễn ra: bạn có thể tham gia hoặc hủy.',
  sessions_end: 'Các buổi gặp sắp tới của bạn bị hủy.',
  sessions_some: 'Một số buổi gặp sắp tới của bạn bị hủy. Các buổi còn lại vẫn diễn ra: bạn có thể tham gia hoặc hủy.',
  revoke_proof: 'Bằng chứng về học vấn của bạn không còn hiệu lực và hồ sơ của bạn không còn hiển thị.',
  hold_until: (date) =>
    `Chúng tôi chưa trả tiền bạn kiếm được cho đến ${date}. Số tiền vẫn là của bạn và bạn có thể tiếp tục các buổi gặp.`,
  hold_open:
    'Chúng tôi chưa trả tiền bạn kiếm được cho đến khi có thông báo mới. Số tiền vẫn là của bạn và bạn có thể tiếp tục các buổi gặp.',
  limit_until: (date) =>
    `Bạn không thể gửi tin nhắn cho đến ${date}. Bạn vẫn đọc được tin nhắn. Các buổi gặp đã đặt vẫn diễn ra.`,
  limit_open:
    'Bạn không thể gửi tin nhắn cho đến khi có thông báo mới. Bạn vẫn đọc được tin nhắn. Các buổi gặp đã đặt vẫn diễn ra.',
  freeze:
    'Không ai viết được trong cuộc trò chuyện cho đến khi chúng tôi xem xét xong. Các buổi gặp đã đặt vẫn diễn ra.',
  refund_booking: 'Khoản thanh toán cho buổi gặp được hoàn toàn bộ.',
  close_account:
    'Tài khoản của bạn bị đóng và các buổi gặp sắp tới bị hủy. Bạn vẫn có thể đăng nhập để tải dữ liệu và kháng nghị.',
  close_on: (date) =>
    `Tài khoản của bạn sẽ đóng vào ${date}. Cho đến lúc đó không có gì thay đổi và bạn vẫn có thể thực hiện các buổi gặp trước ngày đó. Vào ngày đó, các buổi gặp còn lại sẽ bị hủy. Sau đó bạn vẫn có thể đăng nhập để tải dữ liệu và kháng nghị.`,
  close_at_once: {
    repeated_breach: 'Không có thời hạn báo trước 30 ngày vì bạn đã nhiều lần vi phạm quy tắc của chúng tôi.',
    legal_duty: 'Không có thời hạn báo trước 30 ngày vì luật bắt buộc chúng tôi làm vậy.',
    urgent_reason: 'Không có thời hạn báo trước 30 ngày vì pháp luật cho chúng tôi một lý do khẩn cấp.',
  },
  scope: 'Điều này áp dụng trên toàn bộ Abroad Mentors.',
  facts: (text) => `Điều chúng tôi nhận thấy: ${text}`,
  rule: (rule) => `Quy tắc bị vi phạm: ${rule}.`,
  rules: {
    safety: 'Đe dọa, bạo lực và mọi thứ đẩy người khác vào nguy hiểm',
    harassment: 'Xúc phạm, gây áp lực và liên lạc mà người kia không muốn',
    minor_at_risk: 'Mọi thứ làm hại trẻ em hoặc khiến trẻ em gặp nguy hiểm',
    scam: 'Lừa người khác để lấy tiền hoặc dữ liệu, và bán thư nhập học, visa hay học bổng',
    paying_outside: 'Đòi hoặc đề nghị trả tiền ngoài Abroad Mentors',
    fake_profile: 'Giả làm người khác, hoặc ghi học vấn và công việc không có thật',
    fake_review: 'Đánh giá được mua, trao đổi hoặc bịa ra',
    hate: 'Khinh miệt người khác vì nguồn gốc, tôn giáo, giới, xu hướng tính dục, khuyết tật hoặc tuổi tác',
    sexual: 'Nội dung tình dục và gạ gẫm tình dục',
    privacy: 'Chia sẻ dữ liệu cá nhân của người khác khi chưa được đồng ý',
    copyright: 'Văn bản, ảnh và tài liệu thuộc về người khác',
    spam: 'Quảng cáo, và gửi đi gửi lại cùng một nội dung',
    other_illegal: 'Mọi điều khác trái pháp luật',
    other: 'Mọi điều khác gây hại cho người khác ở đây',
    no_show: 'Không tham gia buổi gặp đã xác nhận, hoặc hủy muộn',
  },
  reported: 'Chúng tôi xem xét vì có người báo cáo.',
  noticed: 'Không ai báo cáo: chúng tôi tự xem xét.',
  by_person: 'Một người đã quyết định, không phải phần mềm.',
  by_itself: 'Quyết định này được đưa ra tự động theo một quy tắc cố định, không có người tham gia.',
  strike: (date) => `Đây là một lần vi phạm. Vi phạm được tính đến ${date}.`,
  redress: (date) =>
    `Nếu không đồng ý, bạn có thể kháng nghị một lần, đến ${date}, trên trang của quyết định này. Một người khác sẽ xem xét nếu có. Việc này miễn phí. Bạn cũng có thể nhờ cơ quan giải quyết tranh chấp ngoài tòa án hoặc tòa án.`,
  many_reports: 'Từ ba người trở lên đã báo cáo độc lập trong 24 giờ.',
  in_danger: 'Báo cáo cho biết có người có thể đang gặp nguy hiểm.',
  missed: (date, count) =>
    `Bạn đã không tham gia một buổi gặp đã xác nhận ngày ${date}. Số buổi bỏ lỡ trong 12 tháng: ${count}.`,
  cancelled_late: (count) =>
    `Bạn đã hủy ba buổi gặp khi chỉ còn chưa đến 24 giờ trước giờ bắt đầu, được tính là một buổi bỏ lỡ. Số buổi bỏ lỡ trong 12 tháng: ${count}.`,
  domain_abused: (domain) =>
    `Địa chỉ email tại ${domain} đã bị lạm dụng nên bằng chứng từ đó không còn hiệu lực. Không ai nói rằng bạn đã làm sai. Bạn có thể chứng minh học vấn theo cách khác.`,
  no_longer_named: (university) =>
    `${university} không còn nêu tên bạn nên bằng chứng từ đó không còn hiệu lực. Không ai nói rằng bạn đã làm sai. Bạn có thể chứng minh học vấn theo cách khác.`,
  presets: {
    contact_outside: 'Bạn đã đề nghị người khác hẹn hoặc trả tiền cho buổi gặp ngoài Abroad Mentors.',
    offensive: 'Lời của bạn xúc phạm hoặc đe dọa người khác.',
    false_claims: 'Hồ sơ của bạn ghi học vấn, công việc hoặc kết quả không đúng sự thật.',
    fake_review: 'Đánh giá này không nói về một buổi gặp như đã diễn ra, hoặc có được nhờ trao đổi lợi ích.',
    personal_data: 'Nội dung của bạn chia sẻ dữ liệu cá nhân của người khác khi chưa được đồng ý.',
    advertising: 'Nội dung của bạn quảng cáo điều không phải là buổi gặp ở đây.',
    copied: 'Văn bản hoặc hình ảnh thuộc về người khác.',
    missed_sessions: 'Bạn đã không tham gia các buổi gặp đã xác nhận, hoặc hủy muộn.',
  },
};

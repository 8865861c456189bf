import type { SuspensionWords } from './words.ts';

export const vi: SuspensionWords = {
  presets: [
    'Bạn đã vắng mặt ở các buổi gặp đã đặt và chúng tôi không liên lạc được với bạn.',
    'Hồ sơ của bạn không đúng với con người hoặc nơi học của bạn.',
    'Bạn đã viết cho người khác những lời xúc phạm hoặc đe dọa.',
    'Bạn đã đề nghị thanh toán bên ngoài Abroad Mentors.',
  ],
  lifted: {
    title: 'Tài khoản của bạn đã hoạt động trở lại',
    lead: 'Bạn dùng lại được mọi thứ. Nếu bạn là mentor, từ bây giờ học viên tìm thấy và đặt lịch được với bạn.',
    button: 'Xem lịch hẹn của bạn',
  },
};

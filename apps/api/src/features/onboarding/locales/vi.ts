import type { WelcomeWords } from './words.ts';

export const vi: WelcomeWords = {
  title: 'Hồ sơ mentor của bạn đang hiển thị',
  lead: 'Từ bây giờ học viên tìm thấy và đặt lịch được với bạn. Ảnh, cách tham gia và lịch cá nhân giúp bạn có buổi gặp đầu tiên. Trang mentor cho bạn thấy việc còn lại, các buổi gặp sắp tới và các yêu cầu.',
  button: 'Mở trang mentor của bạn',
};

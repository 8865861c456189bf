import type { WithdrawalWords } from './words.ts';

export const vi: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `Đã nhận yêu cầu rút khỏi hợp đồng: ${service}, ${when}`,
    heading: 'Bạn đã rút khỏi hợp đồng',
    lead: `Chúng tôi đã nhận yêu cầu của bạn vào ${received}. Buổi gặp đã bị hủy và bạn được hoàn lại toàn bộ ${amount}. Hãy giữ email này làm xác nhận.`,
  }),
  label: 'Yêu cầu của bạn',
  declaration: ({ service, name, when }) => `Tôi rút khỏi hợp đồng cho buổi gặp này: ${service} với ${name}, ${when}.`,
  seller: 'Bên kinh doanh',
  student: 'Tên',
  confirm_to: 'Gửi xác nhận tới',
  received: 'Nhận lúc',
  button: 'Xem lịch hẹn',
};

import type { ReportWords } from './words.ts';

export const vi: ReportWords = {
  see_reports: 'Xem báo cáo của bạn',
  see_rules: 'Xem quy tắc',
  why_address: 'Bạn nhận được email này vì có một báo cáo được gửi kèm địa chỉ email này.',
  received: {
    title: 'Chúng tôi đã nhận được báo cáo của bạn',
    lead: (code) =>
      `Báo cáo của bạn có số ${code}. Một người trong đội ngũ sẽ xem xét, và chúng tôi sẽ gửi kết quả qua email.`,
  },
  outcome: {
    title: 'Kết quả báo cáo của bạn',
    leads: {
      removed: (code) =>
        `Chúng tôi đã xem báo cáo ${code}. Nội dung đó trái quy tắc và chúng tôi đã gỡ. Cảm ơn bạn đã báo.`,
      acted: (code) =>
        `Chúng tôi đã xem báo cáo ${code}. Nội dung đó trái quy tắc và chúng tôi đã xử lý. Cách xử lý là chuyện giữa chúng tôi và người kia. Cảm ơn bạn đã báo.`,
      nothing: (code) =>
        `Chúng tôi đã xem báo cáo ${code} và không thấy gì trái quy tắc. Nếu có chuyện mới, hãy báo cáo lại.`,
      reversed: (code) =>
        `Chúng tôi đã xử lý theo báo cáo ${code}. Sau một kháng nghị, chúng tôi đã xem lại và đổi quyết định.`,
    },
  },
  decision: {
    title: 'Chúng tôi đã ra quyết định về bạn',
    lead: 'Đây là điều chúng tôi quyết định và lý do. Nếu không đồng ý, bạn có thể kháng nghị trong 6 tháng.',
    label: 'Quyết định của chúng tôi',
    button: 'Xem quyết định',
  },
  appeal: {
    upheld: {
      title: 'Kháng nghị của bạn: quyết định được giữ nguyên',
      lead: 'Chúng tôi đã xem lại quyết định và không thay đổi.',
    },
    overturned: {
      title: 'Kháng nghị của bạn: quyết định bị hủy',
      lead: 'Bạn đã đúng. Quyết định không còn hiệu lực và chúng tôi đã hủy các biện pháp.',
    },
    label: 'Trả lời của chúng tôi',
    button: 'Xem quyết định',
  },
};

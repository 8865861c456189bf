import type { PayoutWords } from './words.ts';

export const vi: PayoutWords = {
  held: ({ amount }) => ({
    title: `Chúng tôi đang kiểm tra khoản chi trả ${amount} của bạn`,
    lead: 'Chúng tôi xem qua một số khoản chi trả trước khi gửi, chẳng hạn khoản đầu tiên. Thường mất hai ngày. Bạn không cần làm gì.',
  }),
  paid: ({ amount }) => ({
    title: `Chúng tôi đã chi trả cho bạn ${amount}`,
    lead: 'Tiền đã đến ngân hàng của bạn. Bảng kê liệt kê từng buổi.',
  }),
  failed: ({ amount }) => ({
    title: `Ngân hàng của bạn đã trả lại ${amount}`,
    lead: 'Không mất gì cả. Hãy kiểm tra tài khoản ngân hàng rồi gửi lại khoản chi trả.',
  }),
  cancelled: () => ({
    title: 'Chúng tôi đã hủy khoản chi trả của bạn',
    lead: 'Chúng tôi không gửi khoản này. Tiền vẫn là của bạn, và các buổi trong đó sẽ nằm trong lần chi trả tiếp theo.',
  }),
  debt: ({ debt, service }) => ({
    title: `${debt} sẽ được trừ vào lần chi trả tiếp theo`,
    lead: `${service} đã được hoàn tiền sau khi chúng tôi chi trả cho bạn.`,
  }),
  route_off: ({ amount }) => ({
    title: `Hiện chúng tôi chưa thể chi trả ${amount} cho bạn`,
    lead: 'Việc chi trả đến quốc gia của bạn đang tạm dừng. Tiền của bạn vẫn an toàn và sẽ được gửi khi có thể.',
  }),
  button: 'Xem các khoản chi trả',
};

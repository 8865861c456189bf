import { brand } from '@abroad/contract';
import type { AccountWords } from './words.ts';

export const vi: AccountWords = {
  email_changed: {
    subject: 'Địa chỉ email của bạn đã thay đổi',
    heading: 'Địa chỉ email của bạn đã thay đổi',
    lead: (address, support) =>
      `Từ nay chúng tôi gửi email của ${brand()} cho bạn đến ${address}. Nhà cung cấp đăng nhập cho biết đây là địa chỉ email của bạn. Nếu bạn không đổi địa chỉ này, hãy bảo vệ tài khoản của bạn ở đó và gửi email đến ${support}.`,
    button: 'Xem cài đặt của bạn',
    why: 'Bạn nhận email này vì đây từng là địa chỉ email của tài khoản Abroad Mentors của bạn.',
  },
};

import type { ProofWords } from './words.ts';

export const vi: ProofWords = {
  code: {
    title: (code) => `Mã của bạn: ${code}`,
    lead: ({ person, university, minutes }) =>
      `${person} muốn cho thấy mình thuộc ${university} và đã đưa địa chỉ này. Mã có hiệu lực trong ${minutes} phút.`,
    code_label: 'Mã',
    ignore: 'Nếu không phải bạn, hãy bỏ qua email này: sẽ không có gì xảy ra.',
    button: 'Nhập mã',
    why: 'Bạn nhận được email này vì có người đã đưa địa chỉ của bạn. Chúng tôi không lưu địa chỉ đó.',
  },
  news: {
    proven: {
      title: (at) => `Chúng tôi đã kiểm tra bằng cấp của bạn từ ${at}`,
      lead: 'Hồ sơ của bạn giờ cho biết chúng tôi đã xem bằng. Chúng tôi sẽ xoá tài liệu của bạn sau 30 ngày.',
      button: 'Xem hồ sơ của bạn',
    },
    refused: {
      title: (at) => `Chúng tôi không thể chấp nhận tài liệu của bạn từ ${at}`,
      lead: 'Bạn có thể gửi tài liệu khác từ hồ sơ. Chúng tôi sẽ xoá tài liệu này sau 30 ngày.',
      button: 'Gửi tài liệu khác',
    },
    revoked: {
      title: (at) => `Bằng chứng của bạn cho ${at} không còn hiệu lực`,
      lead: 'Hồ sơ của bạn không còn hiển thị bằng chứng đó. Bạn có thể gửi tài liệu cho chúng tôi.',
      button: 'Mở hồ sơ của bạn',
    },
    old: {
      title: (at) => `Bạn còn dùng địa chỉ email tại ${at} không?`,
      lead: 'Chúng tôi đã kiểm tra địa chỉ này hai năm trước, và hồ sơ của bạn hiển thị ngày đó. Nếu vẫn còn, bạn hãy chứng minh lại để có ngày mới. Nếu không, mọi thứ vẫn như cũ.',
      button: 'Chứng minh lại',
    },
  },
  refusals: {
    name_differs: 'Tên trên đó không phải tên trong hồ sơ của bạn.',
    institution_differs: 'Tài liệu là của trường khác.',
    dates_differ: 'Ngày trên đó không khớp với hồ sơ của bạn.',
    unreadable: 'Chúng tôi không đọc được tài liệu.',
    not_a_degree: 'Tài liệu không cho thấy bằng cấp.',
    looks_altered: 'Tài liệu có vẻ đã bị chỉnh sửa.',
    other: 'Tài liệu không cho thấy điều hồ sơ của bạn nói.',
  },
  invite: {
    title: (at) => `${at} nêu tên bạn`,
    lead: 'Hãy chấp nhận trong hồ sơ, cạnh phần học vấn của bạn ở đó. Trước lúc đó không có gì được hiển thị.',
    button: 'Mở hồ sơ của bạn',
  },
};

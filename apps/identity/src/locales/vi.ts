import type { Words } from './en.ts';
import { inMinutes } from './in-minutes.ts';

export const vi: Words = {
  backToProduct: 'Quay lại Abroad Mentors',
  cancel: 'Hủy và quay lại',
  field: {
    firstName: 'Tên',
    lastName: 'Họ và tên đệm',
    email: 'Email',
    password: 'Mật khẩu',
    newPasswordHint: 'Ít nhất 8 ký tự',
  },
  signIn: {
    title: 'Đăng nhập',
    subtitle: 'Mừng bạn trở lại. Mentor và lịch hẹn của bạn vẫn ở đây.',
    submit: 'Đăng nhập',
    wrong: 'Email và mật khẩu này không khớp với tài khoản nào.',
    noAccount: 'Bạn mới đến đây?',
    signUp: 'Tạo tài khoản',
    tooMany: (minutes) =>
      `Bạn đã thử quá nhiều lần với địa chỉ email này. Hãy đợi ${inMinutes('vi', minutes)} rồi thử lại.`,
  },
  demo: {
    title: 'Dùng thử một tài khoản mẫu',
    hint: (password) => `Đây là máy chủ dành cho phát triển. Mật khẩu của mỗi tài khoản là “${password}”.`,
    roles: { mentor: 'Mentor', prospect: 'Học viên', both: 'Mentor và học viên' },
  },
  signUp: {
    title: 'Tạo tài khoản của bạn',
    subtitle: 'Một tài khoản để tìm mentor, để làm mentor, hoặc cả hai.',
    submit: 'Tạo tài khoản',
    hasAccount: 'Đã có tài khoản?',
    signIn: 'Đăng nhập',
    taken: 'Địa chỉ email này đã có tài khoản.',
    signInInstead: 'Chuyển sang đăng nhập',
  },
  upstream: {
    title: (provider) => `Tài khoản phát triển cho ${provider}`,
    notice: (provider) =>
      `Đây là bản thay thế khi phát triển, không phải ${provider} thật. Hãy chọn tài khoản để đăng nhập.`,
    choose: 'Chọn một tài khoản',
    another: 'Dùng địa chỉ email khác',
    namesHint: 'Bạn chỉ cần cho biết tên trong lần đầu.',
    submit: 'Tiếp tục',
    otherKind: (email) => `${email} có tài khoản với cách đăng nhập khác. Hãy quay lại và dùng cách đó.`,
    emailPassword: 'Dùng email và mật khẩu',
  },
  federation: {
    title: (provider) => `Đăng nhập bằng ${provider}`,
    again: (provider) => `Thử lại với ${provider}`,
    denied: (provider) => `${provider} chưa đăng nhập cho bạn vì bạn không cho phép truy cập.`,
    failed: (provider) => `${provider} đang gặp sự cố. Vui lòng thử lại.`,
    noAnswer: (provider) =>
      `Hiện chúng tôi không kết nối được với ${provider}. Vui lòng thử lại, hoặc dùng email của bạn.`,
    stale: 'Lần đăng nhập này đã được dùng hoặc thuộc về một lần khác. Hãy bắt đầu lại.',
    unverified: (provider) =>
      `${provider} chưa xác minh địa chỉ email của bạn. Hãy xác minh ở đó, hoặc dùng email và mật khẩu.`,
    taken: (email) => `${email} đã có tài khoản với cách đăng nhập khác. Hãy dùng cách đó.`,
  },
  validation: {
    firstNameRequired: 'Vui lòng nhập tên',
    firstNameLong: 'Tên không được quá 50 ký tự',
    firstNameHidden: 'Tên có ký tự ẩn. Hãy xóa rồi nhập lại',
    lastNameRequired: 'Vui lòng nhập họ',
    lastNameLong: 'Họ và tên đệm không được quá 50 ký tự',
    lastNameHidden: 'Họ và tên đệm có ký tự ẩn. Hãy xóa rồi nhập lại',
    emailRequired: 'Vui lòng nhập email',
    emailInvalid: 'Nhập một địa chỉ email như ten@example.com',
    passwordRequired: 'Vui lòng nhập mật khẩu',
    passwordShort: 'Mật khẩu phải có ít nhất 8 ký tự',
    passwordLong: 'Mật khẩu không được quá 200 ký tự',
    passwordCommon: 'Mật khẩu này có nhiều người dùng. Hãy chọn mật khẩu khác',
  },
  signOut: {
    title: 'Đăng xuất',
    question: 'Bạn có muốn đăng xuất khỏi Abroad Mentors không?',
    leaving: 'Đang đăng xuất…',
    submit: 'Đăng xuất',
  },
  error: {
    title: 'Đã có lỗi xảy ra',
    expiredTitle: 'Lần đăng nhập này đã hết hạn',
    expired: 'Trang này đã mở quá lâu, hoặc bạn đã hoàn tất trong tab khác. Hãy bắt đầu lại từ Abroad Mentors.',
    notFoundTitle: 'Không tìm thấy trang',
    notFound: 'Trang này không tồn tại. Có thể liên kết đã thay đổi.',
    otherSite: 'Biểu mẫu này được gửi từ một trang khác, nên chúng tôi bỏ qua.',
    notAForm: 'Trang này chỉ nhận biểu mẫu của chính trang. Hãy mở lại trang rồi gửi biểu mẫu.',
    tooLarge: 'Nội dung này quá dài cho biểu mẫu. Hãy rút ngắn rồi thử lại.',
    badText: 'Một số ký tự không lưu được. Hãy kiểm tra nội dung đã nhập rồi thử lại.',
    server: 'Lỗi máy chủ. Vui lòng thử lại sau.',
  },
};

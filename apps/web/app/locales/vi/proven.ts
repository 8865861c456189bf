export default {
  'proven.affiliation': 'Từng có địa chỉ {domain} · kiểm tra {month}',
  'proven.graduation': 'Đã xem bằng · {month}',
  'proven.graduation_at': 'Đã xem bằng của {university} · {month}',
  'proven.vouched': 'Được {university} xác nhận · {month}',
  'proven.list': 'Minh chứng cho việc học này',
  'proven.affiliation_how':
    'Chúng tôi đã gửi mã đến một địa chỉ của trường, và mã đó được nhập tại đây. Điều này cho thấy có địa chỉ, không phải bằng cấp.',
  'proven.graduation_how': 'Nhân viên của chúng tôi đã xem giấy tờ của bằng này và đối chiếu tên, trường và thời gian.',
  'proven.vouched_how': 'Trường đã cho chúng tôi biết người này từng học ở đó.',
  'proven.once': 'Chúng tôi chỉ kiểm tra một lần, vào thời điểm đó.',
};

export default {
  'documents.hint': 'Tối đa {count} tệp, mỗi tệp 10 MB: PDF, PNG, JPEG hoặc WebP.',
  'documents.sent': 'Tệp đã gửi',
  'documents.progress': 'Đang gửi tệp {done}/{of}…',
  'documents.remove': 'Bỏ: {name}',
  'documents.kept': 'Chỉ nhân viên của chúng tôi xem. Chúng tôi xoá sau {days} ngày kể từ khi quyết định.',
  'documents.optional': 'Tài liệu (không bắt buộc)',
  'documents.yours': 'Tài liệu bạn đã gửi',
};

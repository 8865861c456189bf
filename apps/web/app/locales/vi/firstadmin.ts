export default {
  'firstadmin.title': 'Trở thành quản trị viên đầu tiên',
  'firstadmin.text':
    'Bạn đang đăng nhập với {email}. Quản trị viên quyết định các vụ việc và khoản chi trả, và trao vai trò cho người khác.',
  'firstadmin.hint': 'Không phải tài khoản của bạn? Hãy đăng xuất rồi mở lại liên kết.',
  'firstadmin.become': 'Trở thành quản trị viên',
  'firstadmin.becoming': 'Chờ một chút',
  'firstadmin.done': 'Bạn là quản trị viên đầu tiên.',
  'firstadmin.done_text':
    'Bảng điều khiển nằm trong trình đơn tài khoản của bạn. Hãy sớm trao vai trò quản trị viên cho người thứ hai.',
  'firstadmin.used_up': 'Liên kết này không còn dùng được. Hãy tạo liên kết mới bằng npm run staff -- --first.',
};

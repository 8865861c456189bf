export default {
  'firstadmin.title': '成为首位管理员',
  'firstadmin.text': '你已以 {email} 登录。管理员处理案件和打款，并为其他人授予角色。',
  'firstadmin.hint': '不是你的账号？请退出登录，再次打开链接。',
  'firstadmin.become': '成为管理员',
  'firstadmin.becoming': '请稍候',
  'firstadmin.done': '你已成为首位管理员。',
  'firstadmin.done_text': '团队控制台在你的账号菜单中。请尽快让第二个人成为管理员。',
  'firstadmin.used_up': '此链接已失效。请用 npm run staff -- --first 生成新链接。',
};

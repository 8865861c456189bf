export default {
  'viewing.as': '你正在以 {name} 的身份浏览，只能查看。{count, plural, other {还剩 # 分钟。}}',
  'viewing.stop': '停止',
  'viewing.not_shown': '以他人身份查看时不显示此内容。',
  'viewing.stopping': '正在停止…',
};

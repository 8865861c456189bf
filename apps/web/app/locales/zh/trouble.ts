/** The list of errors behind the details of an error card. */
export default {
  'trouble.title': '出了什么问题',
  'trouble.nothing': '没有可显示的错误。',
  'trouble.copy': '复制给客服',
  'trouble.copied': '已复制。',
  'trouble.copy_failed': '无法复制，请手动选择上面的内容。',
};

export default {
  'terms.mentor_changed': '我们更新了留学导师服务条款。接受后，才能继续接受申请和添加服务。',
  'terms.platform_changed': '我们更新了服务条款。请阅读并接受。',
  'terms.read': '阅读并接受',
  'terms.mentor_title': '留学导师服务条款',
  'terms.platform_title': '服务条款',
  'terms.accept': '我接受',
  'terms.accepting': '正在保存…',
  'terms.close': '关闭',
  'terms.accepted': '谢谢，你已接受新版本。',
  'terms.loading': '正在加载条款…',
};

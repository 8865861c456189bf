export default {
  'terms.mentor_changed': '我们更新了导师服务条款。在您接受之前，无法接受预约请求或提供新的服务。',
  'terms.platform_changed': '我们更新了服务条款。请阅读并接受。',
  'terms.read': '阅读并接受',
  'terms.mentor_title': '导师服务条款',
  'terms.platform_title': '服务条款',
  'terms.accept': '我接受',
  'terms.accepting': '正在保存…',
  'terms.close': '关闭',
  'terms.accepted': '谢谢。您已接受新版本。',
  'terms.loading': '正在加载条款…',
};

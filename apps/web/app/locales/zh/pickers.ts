export default {
  'pickers.searching': '正在搜索…',
  'pickers.country_none': '没有找到与“{text}”匹配的国家/地区',
  'pickers.university_none': '没有找到与“{text}”匹配的大学',
  'pickers.found': '{count, plural, other {# 个结果}}',
  'pickers.unchosen': '请从列表中选择一项，或清空此栏',
  'pickers.clear': '清除',
};

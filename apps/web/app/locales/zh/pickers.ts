export default {
  'pickers.searching': '正在搜索…',
  'pickers.country_none': '没有找到与“{text}”匹配的国家/地区',
  'pickers.university_none': '没有找到与“{text}”匹配的大学',
  'pickers.found': '{count, plural, other {# 个结果}}',
  'pickers.mentors': '{count, plural, =0 {暂无学长学姐} other {# 位学长学姐}}',
  'pickers.closed': '{year} 年关闭',
  'pickers.merged': '{year} 年关闭，现为{name}',
  'pickers.formerly': '原{name}',
  'pickers.unchosen': '请从列表中选择一项，或清空此栏',
  'pickers.clear': '清除',
};

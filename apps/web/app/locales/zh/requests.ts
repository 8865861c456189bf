import type { Messages } from '../index.ts';

export default {
  'requests.about': '关于{name}',
  'requests.loading': '正在加载学生资料',
  'requests.none': '还没有与导师的咨询记录',
  'requests.kept': '{count, plural, other {参加过 # 次咨询}}',
  'requests.missed': '{count, plural, =0 {从未缺席} other {缺席 # 次}}',
  'requests.hidden': '{name}没有向你公开资料。',
  'requests.full': '查看完整资料',
  'requests.full_of': '查看完整资料：{name}',
  'requests.who': '查看请求者',
  'requests.who_of': '查看请求者：{name}',
  'requests.propose': '提议其他时间',
  'requests.propose_to': '向{name}提议其他时间',
  'requests.propose_text': '最多提议 3 个时间。在{name}选择之前，请求保持原时间，你仍可接受。',
  'requests.own_text': '在{name}选择之前，请求保持原时间：{moment}。你仍可接受。',
  'requests.moved_toast': '请求已改期。我们已通知{name}。',
} satisfies Messages;

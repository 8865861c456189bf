import type { Messages } from '../index.ts';

export default {
  'requests.about': '关于{name}',
  'requests.loading': '正在加载学生资料',
  'requests.none': '还没有与学长学姐的咨询记录',
  'requests.kept': '{count, plural, other {参加过 # 次咨询}}',
  'requests.missed': '{count, plural, =0 {没有未到场记录} other {未到场 # 次}}',
  'requests.answers': '学长学姐在与 {name} 的 {sessions, plural, other {# 次咨询}}后的反馈',
  'requests.on_time': '准时：{count}/{sessions}',
  'requests.prepared': '有准备：{count}/{sessions}',
  'requests.meet_again': '愿意再次见面：{count}/{sessions}',
  'requests.hidden': '{name}没有向你公开资料。',
  'requests.full': '查看完整资料',
  'requests.full_of': '查看完整资料：{name}',
  'requests.who': '查看申请人',
  'requests.who_of': '查看申请人：{name}',
  'requests.propose': '建议其他时间',
  'requests.propose_to': '向{name}建议其他时间',
  'requests.propose_text': '最多可建议 3 个时间。{name}选择之前，申请保持原定时间，你仍可接受。',
  'requests.own_text': '{name}选择之前，申请保持原定时间：{moment}。你仍可接受。',
  'requests.moved_toast': '申请已改期。我们已通知{name}。',
} satisfies Messages;

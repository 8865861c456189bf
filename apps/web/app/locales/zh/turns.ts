import type { Messages } from '../index.ts';

export default {
  'turns.title': '等待你处理',
  'turns.count': '{count, plural, other {# 个预约等待你处理}}',
  'turns.pay_left': '{minutes, plural, other {请完成与{name}的咨询付款：剩余 # 分钟}}',
  'turns.pay': '付款',
  'turns.pay_session': '为与{name}的咨询付款',
  'turns.request': '{name}的新申请：{service}，{moment}',
  'turns.answer_until': '请在{moment}前答复',
  'turns.answer': '答复',
  'turns.answer_to': '答复{name}的申请',
  'turns.proposal': '{name}建议了其他时间：{service}',
  'turns.choose': '选择时间',
  'turns.choose_of': '为与{name}的咨询选择时间',
  'turns.no_show': '{name}反馈你未到场：{service}',
  'turns.say': '说明经过',
  'turns.say_of': '说明经过：{name}',
  'turns.all': '查看全部 {count} 个',
} satisfies Messages;

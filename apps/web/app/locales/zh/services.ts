import type { Messages } from '../index.ts';

export default {
  'services.title': '服务',
  'services.lede': '学生可以向你预约的服务。学生看到的顺序与此相同。',
  'services.loading': '正在加载你的服务',
  'services.to_availability': '可预约时间和预约规则',
  'services.to_services': '你的服务',
  'services.up_of': '将{title}前移',
  'services.down_of': '将{title}后移',
  'services.moved': '{title}现在排在第 {place} 位，共 {count} 位。',
  'services.duplicate_of': '复制{title}',
  'services.copy_title': '{title}（副本）',
  'services.duplicated': '已添加{title}。在你开启之前处于关闭状态。',
} satisfies Messages;

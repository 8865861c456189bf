import type { Messages } from '../index.ts';

export default {
  'services.title': '服务',
  'services.lede': '学生可以预约的服务，按此顺序显示给学生。',
  'services.loading': '正在加载你的服务',
  'services.to_availability': '可预约时间和预约规则',
  'services.to_services': '你的服务',
  'services.up_of': '将{title}前移',
  'services.down_of': '将{title}后移',
  'services.moved': '{title}现在排在第 {place} 位，共 {count} 位。',
  'services.duplicate_of': '复制{title}',
  'services.copy_title': '{title}（副本）',
  'services.duplicated': '{title}已添加，开启之前不会开放预约。',
} satisfies Messages;

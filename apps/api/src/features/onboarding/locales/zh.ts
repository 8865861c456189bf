import type { WelcomeWords } from './words.ts';

export const zh: WelcomeWords = {
  title: '你的学长学姐资料已发布',
  lead: '学生现在可以找到并预约你。头像、参加方式和你自己的日历，能帮你迎来第一次咨询。在学长学姐主页可以看到待完成事项、即将开始的咨询和申请。',
  button: '打开学长学姐主页',
};

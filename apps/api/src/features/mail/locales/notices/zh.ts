import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) => `你的预约还有 ${count} 条更新`,
    lead: '一小时内变动较多，我们合并成了一封邮件。最新情况请查看你的预约。',
    button: '查看你的预约',
  },
  suspended: {
    title: '你的账号已被停用',
    lead: (support) =>
      `目前你不能预约、提供咨询或更改任何内容。已确认的咨询照常进行，你可以加入或取消。你也可以下载自己的数据。如果你认为有误，请发邮件至 ${support}。`,
    reason: '原因',
    button: '查看你的账号',
  },
  lifted: {
    title: '你的账号已恢复',
    lead: '你可以重新使用所有功能。如果你是学长学姐，学生现在又可以找到并预约你。',
    button: '查看你的预约',
  },
  welcome: {
    title: '你的学长学姐资料已发布',
    lead: '学生现在可以找到并预约你。头像、参加方式和你自己的日历，能帮你迎来第一次咨询。在学长学姐主页可以看到待完成事项、即将开始的咨询和申请。',
    button: '打开学长学姐主页',
  },
  why: '你收到这封邮件，是因为你在我们这里有账号。',
};

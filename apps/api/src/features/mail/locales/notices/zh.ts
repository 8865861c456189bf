import type { NoticeWords } from '../notice-words.ts';

export const notices: NoticeWords = {
  digest: {
    title: (count) => `你的预约还有 ${count} 条更新`,
    lead: '一小时内的变动较多，我们把它们合并成一封邮件。当前情况请看你的预约。',
    button: '查看你的预约',
  },
  suspended: {
    title: '你的账号已被停用',
    lead: (support) =>
      `目前你不能预约、接受预约或更改任何内容。已确认的咨询照常进行，你可以加入或取消。你也可以下载自己的数据。如果你认为有误，请写信至 ${support}。`,
    reason: '原因',
    button: '查看你的账号',
  },
  lifted: {
    title: '你的账号已恢复',
    lead: '你又可以使用所有功能了。如果你是导师，学生现在可以找到你并预约。',
    button: '查看你的预约',
  },
  welcome: {
    title: '你的导师资料已上线',
    lead: '学生现在可以找到你并预约。照片、加入方式和你自己的日历有助于你获得第一次咨询。导师主页会显示还需完成的事项、即将开始的咨询和收到的请求。',
    button: '打开你的导师主页',
  },
  why: '你收到这封邮件，是因为你在我们这里有账号。',
};

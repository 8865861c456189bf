import type { MessageMailWords } from './words.ts';

export const zh: MessageMailWords = {
  answer_above: '--- 请在这一行上方填写你的回复 ---',
  unread: {
    title: (person) => `${person} 给你发来了消息`,
    lead: ({ count, answerable }) =>
      `你有 ${count} 条未读消息。${answerable ? '你可以直接回复这封邮件，也可以在网站上回复。' : ''}`,
    quote: (person) => `${person} 写道`,
    button: '打开对话',
  },
  files: {
    title: '你的消息已发出，但有文件未发送',
    because: {
      no_session: '有已确认的咨询后，你就可以发送文件。',
      unfit: '我们接收 PDF、PNG、JPEG、WebP 和纯文本，文件不能损坏或有害。',
      too_many: '一条消息最多 5 个文件。',
    },
    names: '未发送的文件',
    button: '打开对话',
  },
  refused: {
    title: '你的回复没有发出',
    because: {
      sender: '我们无法确认这封邮件来自你的邮箱。',
      expired: '你回复的那封邮件时间太久了。',
      empty: '我们在邮件中没有找到你写的内容。',
      repeated: '你刚刚发过一封完全相同的邮件，像是自动回复。',
      unreadable: '我们无法读取这封邮件。',
      too_long: '一条消息最多 4,000 个字符。',
      closed: '此对话目前不接收你的消息。',
      too_many: '你一小时内通过邮件发送的消息已达上限。',
    },
    instead: '请在对话中填写。',
    button: '打开对话',
  },
};

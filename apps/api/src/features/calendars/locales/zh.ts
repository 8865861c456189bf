import type { CalendarMailWords } from './words.ts';

export const zh: CalendarMailWords = {
  subject: (name) => `无法同步你的日历“${name}”`,
  heading: (name) => `我们无法同步你的日历“${name}”`,
  leads: {
    signed_out:
      '我们的访问权限已失效，例如密码已更改，或授权已撤销。请重新连接。在此之前，我们不知道你何时忙碌，因此你的可约时间已隐藏。',
    gone: '你选择的一个日历已不存在，请另选一个。在此之前，我们不知道你何时忙碌，因此你的可约时间已隐藏。',
    silent:
      '日历已有一段时间没有响应，我们会继续尝试。我们不知道你何时忙碌，因此你的可约时间暂时隐藏。如果一直如此，请检查链接或重新连接。',
  },
  unreadable: {
    lead: (what) => `${what}在此之前，我们不知道你何时忙碌，因此你的可约时间已隐藏。`,
    entry: (calendar, entry, fault) => `我们无法识别${calendar}中的${entry}。${fault}请在那里更正或删除。`,
    titled: (title, day) => (day === null ? `“${title}”` : `${day}的“${title}”`),
    untitled: (day) => (day === null ? '一个没有标题的日程' : `${day}的一个日程`),
    faults: {
      time: '开始或结束时间无法识别。',
      duration: '时长无法识别。',
      rule: '重复规则无法识别。',
      too_much: '重复次数太多，我们无法处理。',
    },
    whole: {
      not_a_calendar: '服务器返回的内容不是日历。请检查链接或重新连接。',
      cut_off: '日历数据不完整，我们会继续尝试。',
      too_large: '这个日历太大，无法同步。请在那里删除旧日程，或连接一个较小的日历。',
    },
  },
  button: '查看日历',
  why: '你收到这封邮件，是因为你把日历连接到了 Abroad Mentors。',
};

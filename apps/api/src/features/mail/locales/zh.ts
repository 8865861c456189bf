import { deal, dealMails } from './deals/zh.ts';
import type { BookingMailWords, MailWords } from './mail-words.ts';
import { searchNews } from './news/zh.ts';
import { notices } from './notices/zh.ts';

const moment = (day: string, time: string) => `${day} ${time}`;

const bookingMails: BookingMailWords = {
  booked: {
    prospect: (named) => ({
      subject: `预约成功：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `你与 ${named.them} 有一次咨询`,
      lead: '咨询已写入本邮件所附的日历文件。想好要问的问题：提前发几行文字会很有帮助。',
    }),
    mentor: (named) => ({
      subject: `${named.them} 预约了“${named.service}”，${named.when}`,
      heading: `${named.them} 预约了与你的咨询`,
      lead: '咨询已确认，并写入本邮件所附的日历文件。',
    }),
  },
  requested: {
    prospect: (named) => ({
      subject: `请求已发送：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `你已向 ${named.them} 请求一次咨询`,
      lead: `我们会为你保留这个时间${named.until === null ? '' : `至 ${named.until}`}，${named.them} 一答复就写信告诉你。`,
    }),
    mentor: (named) => ({
      subject: `${named.them} 请求“${named.service}”，${named.when}`,
      heading: `${named.them} 向你请求一次咨询`,
      lead: `${named.until === null ? '请' : `请在 ${named.until} 之前`}接受或拒绝；在此之前会保留这个时间。`,
    }),
  },
  accepted: {
    prospect: (named) => ({
      subject: `${named.them} 已接受：“${named.service}”，${named.when}`,
      heading: `${named.them} 接受了你的请求`,
      lead: '咨询已确认，并写入本邮件所附的日历文件。',
    }),
    mentor: (named) => ({
      subject: `已确认：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `你接受了 ${named.them} 的请求`,
      lead: '咨询已确认，并写入本邮件所附的日历文件。',
    }),
  },
  declined: {
    prospect: (named) => ({
      subject: `${named.them} 无法接受你的咨询，${named.when}`,
      heading: `${named.them} 无法接受这次咨询`,
      lead: '这个时间已重新开放。也许还有你们都合适的时间，或同一路线上的其他导师。',
    }),
    mentor: (named) => ({
      subject: `已拒绝：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `你拒绝了 ${named.them} 的请求`,
      lead: '这个时间已重新开放。',
    }),
  },
  cancelled: {
    prospect: (named) => ({
      subject: `已取消：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: named.by_reader ? '你取消了咨询' : `${named.them} 取消了与你的咨询`,
      lead: '本邮件所附的日历文件会把它从你的日历中移除。',
    }),
    mentor: (named) => ({
      subject: `已取消：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: named.by_reader ? '你取消了一次咨询' : `${named.them} 取消了一次咨询`,
      lead: '这个时间已重新开放。本邮件所附的日历文件会把咨询从你的日历中移除。',
    }),
  },
  rescheduled: {
    prospect: (named) => ({
      subject: `已改期：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: named.by_reader ? '你更改了咨询时间' : `${named.them} 更改了与你的咨询时间`,
      lead: `${named.before === null ? '' : `原定于 ${named.before}。`}本邮件所附的日历文件会在你的日历中更新时间。`,
    }),
    mentor: (named) => ({
      subject: `已改期：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: named.by_reader ? '你更改了一次咨询的时间' : `${named.them} 更改了一次咨询的时间`,
      lead: `${named.before === null ? '' : `原定于 ${named.before}。`}本邮件所附的日历文件会在你的日历中更新时间。`,
    }),
  },
  withdrawn: {
    prospect: (named) => ({
      subject: `已撤回：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: '你撤回了请求',
      lead: '我们不再为你保留这个时间。',
    }),
    mentor: (named) => ({
      subject: `${named.them} 撤回了请求：“${named.service}”，${named.when}`,
      heading: `${named.them} 撤回了请求`,
      lead: '你无需再答复，这个时间也已重新开放。',
    }),
  },
  expired: {
    prospect: (named) => ({
      subject: `未及时答复：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `${named.them} 没有及时答复`,
      lead: '我们不再保留这个时间。请另选时间，或选择同一路线上的其他导师。',
    }),
    mentor: (named) => ({
      subject: `已过期：${named.them} 对“${named.service}”的请求，${named.when}`,
      heading: `${named.them} 的请求已过期`,
      lead: '请求没有得到及时答复，这个时间已重新开放。',
    }),
  },
  reminder_24h: {
    prospect: (named) => ({
      subject: `明天：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `你与 ${named.them} 的咨询将在 24 小时后开始`,
      lead: '如果无法参加，请现在取消，让别人可以使用这个时间。',
    }),
    mentor: (named) => ({
      subject: `明天：与 ${named.them} 的“${named.service}”，${named.when}`,
      heading: `你与 ${named.them} 的咨询将在 24 小时后开始`,
      lead: '如果无法参加，请现在取消并说明原因：这比让对方空等要体贴。',
    }),
  },
  reminder_1h: {
    prospect: (named) => ({
      subject: `一小时后：与 ${named.them} 的“${named.service}”，${named.time}`,
      heading: `你与 ${named.them} 的咨询将在一小时后开始`,
      lead: '开始前十分钟即可进入。',
    }),
    mentor: (named) => ({
      subject: `一小时后：与 ${named.them} 的“${named.service}”，${named.time}`,
      heading: `你与 ${named.them} 的咨询将在一小时后开始`,
      lead: '开始前十分钟即可进入。',
    }),
  },
  ...dealMails,
};

const unsubscribe: MailWords['unsubscribe'] = {
  ask: {
    title: '要停止提醒吗？',
    text: '咨询开始前 24 小时和 1 小时，你将不再收到邮件。对方的操作仍会通知你。',
  },
  done: {
    title: '提醒已关闭',
    text: '咨询开始前我们不再发邮件给你。你可以随时重新开启提醒。',
  },
  button: '停止提醒',
  settings: '全部邮件设置',
};

const calendarBroken: MailWords['calendarBroken'] = {
  subject: (name) => `无法读取你的日历 ${name}`,
  heading: (name) => `我们无法读取你的日历 ${name}`,
  leads: {
    signed_out:
      '它不再允许我们访问，例如密码已更改或授权已撤回。请重新连接；在此之前，我们不知道你何时有安排，你的可约时间会被隐藏。',
    gone: '你选择的一个日历已经不存在。请另选一个；在此之前，我们不知道你何时有安排，你的可约时间会被隐藏。',
    silent:
      '它已有一段时间没有回应，我们会继续尝试。在它回应之前，我们不知道你何时有安排，你的可约时间会被隐藏。如果一直如此，请检查地址或重新连接。',
  },
  unreadable: {
    lead: (what) => `${what}在能够读取之前，我们不知道你何时有安排，你的可约时间会被隐藏。`,
    entry: (calendar, entry, fault) => `我们无法读取 ${calendar} 中的${entry}。${fault}请在那里更正或删除它。`,
    titled: (title, day) => (day === null ? `“${title}”` : `${day}的“${title}”`),
    untitled: (day) => (day === null ? '一个没有标题的日程' : `${day}的一个日程`),
    faults: {
      time: '它的开始或结束不是时间。',
      duration: '它的时长无法识别。',
      rule: '我们不明白它如何重复。',
      too_much: '它重复得太频繁，我们无法处理。',
    },
    whole: {
      not_a_calendar: '它的服务器发来的不是日历。请检查地址或重新连接。',
      cut_off: '它的服务器发来的内容不完整。我们会继续尝试。',
      too_large: '它的内容超出我们能读取的范围。请在那里删除旧日程，或共享一个较小的日历。',
    },
  },
  button: '查看你的日历',
  why: '你收到这封邮件，是因为你把日历连接到了 Abroad Mentors。每次出现故障我们只发一封。',
};

const emailChanged: MailWords['emailChanged'] = {
  subject: '你的邮箱地址已更改',
  heading: '你的邮箱地址已更改',
  lead: (address, support) =>
    `你的登录服务告诉我们，你的邮箱地址现在是 ${address}，所以 Abroad Mentors 的邮件以后会发到那里。如果不是你更改的，请到登录服务保护好你的账户，并写信至 ${support}。`,
  button: '查看设置',
  why: '你收到这封邮件，是因为这曾是你 Abroad Mentors 账户的邮箱地址。',
};

const platforms: MailWords['platforms'] = {
  google_meet: 'Google Meet',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
  phone: '电话',
  in_person: '当面交流',
};

const labels: MailWords['labels'] = {
  product: 'Abroad Mentors',
  service: '咨询',
  place: '见面方式',
  yours: '你的时间',
  message: (name) => `${name} 的留言`,
  reason: (name) => `${name} 说明的原因`,
  your_message: '你的留言',
  your_reason: '你说明的原因',
  deleted_user: '已注销的用户',
  removed_from_calendar: '导师已将这次咨询从日历中移除。',
  open: '查看预约',
  answer: '答复请求',
  find: '另选时间',
  link_by_mentor: (name) => `${name} 会在咨询开始前把链接发给你。`,
  link_by_you: '请在咨询开始前自行发送链接：没有已连接的日历可以生成链接。',
  place_by_mentor: (name) => `${name} 会在咨询开始前告诉你。`,
  place_by_you: '请在咨询开始前告诉对方：这项服务没有填写地点或号码。',
  unsubscribe: '停止提醒',
  why: '你收到这封邮件，是因为你在 Abroad Mentors 上有预约。',
};

export const zh: MailWords = {
  dates: 'zh-CN',
  direction: 'ltr',
  moment,
  labelled: (label, value) => `${label}：${value}`,
  comma: '，',
  bookingMails,
  deal,
  calendarBroken,
  emailChanged,
  searchNews,
  notices,
  unsubscribe,
  platforms,
  labels,
};
